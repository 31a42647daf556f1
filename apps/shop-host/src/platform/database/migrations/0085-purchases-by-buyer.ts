import type { Migration } from './migration.ts';

/** Every placement counts what its buyer has not paid yet, an account's or a guest's. */
export const purchasesByBuyer: Migration = {
  name: '0085-purchases-by-buyer',
  statements: [
    'create index purchase_customer on purchase (market, customer_id) where customer_id is not null',
    'create index purchase_guest_email on purchase (market, lower(email)) where customer_id is null',
  ],
};
