import type { Migration } from './migration.ts';

/** Rows without an account are deleted when the years of a law are over, and found by their day. */
export const keptRows: Migration = {
  name: '202611271201-kept-rows',
  statements: [
    'create index purchase_without_account on purchase (market, created_at) where customer_id is null',
    'create index invoice_without_account on invoice (market, issued_on) where customer_id is null',
    'create index receipt_without_account on receipt (market, bought_at) where customer_id is null',
    'create index newsletter_step_at on newsletter_step (market, at)',
  ],
};
