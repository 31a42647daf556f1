import type { Migration } from './migration.ts';

/** The receipts that customers get without paper. */
export const receiptPreferences: Migration = {
  name: '202611271300-receipt-preferences',
  statements: [
    `create table receipt_preference (
      market text not null, customer_id text not null,
      sale_receipt boolean not null, bank_card_receipt boolean not null,
      updated_at timestamptz not null,
      primary key (market, customer_id),
      foreign key (market, customer_id) references customer (market, id) on delete cascade)`,
  ],
};
