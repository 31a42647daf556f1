import type { Migration } from './migration.ts';

/** A price may change several times a day: every change is a row, in the order of its number. */
export const priceChangesInADay: Migration = {
  name: '0023-price-changes-in-a-day',
  statements: [
    'alter table price_history drop constraint price_history_pkey',
    'alter table price_history add column change bigint generated always as identity',
    'alter table price_history add primary key (market, sku, price_zone, customer_kind, valid_from, change)',
  ],
};
