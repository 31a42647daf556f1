import type { Migration } from './migration.ts';

/**
 * What the retailer's carriers charge, and whether the shopper wants own products collected or
 * brought.
 */
export const deliveryRates: Migration = {
  name: '0033-delivery-rates',
  statements: [
    `create table delivery_rate (
      market text not null, carrier_code text not null, method_code text not null,
      up_to_grams integer check (up_to_grams > 0), up_to_km integer check (up_to_km > 0), price_minor integer not null check (price_minor >= 0))`,
    'create index delivery_rate_market on delivery_rate (market)',
    `alter table cart add column own_part text not null default 'collected' check (own_part in ('collected', 'brought'))`,
  ],
};
