import type { Migration } from './migration.ts';

/** Units per full pallet, the pallet deposits of an order, and which cart line replaced which. */
export const palletsAndReplacements: Migration = {
  name: '0016-pallets-replacements',
  statements: [
    'alter table product add column units_per_pallet integer check (units_per_pallet > 0)',
    'alter table orders add column pallets integer not null default 0, add column pallet_minor integer not null default 0, add column pallet_tax_minor integer not null default 0',
    'alter table cart_line add column replaces integer',
  ],
};
