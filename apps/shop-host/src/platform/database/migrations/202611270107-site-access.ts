import type { Migration } from './migration.ts';

const answersOf = (table: string): string =>
  `alter table ${table} add column site_access jsonb check (
    site_access is null or (
      site_access->>'road' in ('lorry', 'van', 'unsure')
      and site_access->>'floor' in ('ground', 'lift', 'stairs')
      and site_access->>'unloading' in ('pallet', 'crane', 'hand')))`;

/** Heavy deliveries by truck carry what the driver needs to know of the place. */
export const siteAccess: Migration = {
  name: '202611270107-site-access',
  statements: [answersOf('shipment_choice'), answersOf('orders')],
};
