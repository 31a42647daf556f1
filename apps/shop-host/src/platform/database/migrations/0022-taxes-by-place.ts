import type { Migration } from './migration.ts';

/** Tax by place: what was sold before was taxed at the mainland's rates, wherever the store. */
export const taxesByPlace: Migration = {
  name: '0022-taxes-by-place',
  statements: [
    'alter table product add column territory_vat jsonb',
    ...['orders', 'receipt', 'invoice', 'quote'].map(
      (table) => `alter table ${table} add column tax_territory text not null default 'mainland'`,
    ),
  ],
};
