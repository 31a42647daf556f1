import type { Migration } from './migration.ts';

/** The parcel of a shipped order: its carrier, as the market names it, and its number there. */
export const parcels: Migration = {
  name: '202611271700-parcels',
  statements: [
    'alter table orders add column parcel_carrier text, add column parcel_number text',
    'alter table orders add constraint orders_parcel check ((parcel_carrier is null) = (parcel_number is null))',
  ],
};
