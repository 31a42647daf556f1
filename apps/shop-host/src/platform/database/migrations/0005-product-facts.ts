import type { Migration } from './migration.ts';

/**
 * Facts about sellers and products that the law requires (trader identity, warnings and responsible
 * person, energy class), and substitutes for products. The next import fills them, so the recorded
 * feeds are cleared.
 */
export const productFacts: Migration = {
  name: '0005-product-facts',
  statements: [
    'alter table vendor add column if not exists trader jsonb',
    'alter table product add column if not exists safety jsonb',
    'alter table product add column if not exists energy jsonb',
    `create table if not exists substitute (
      market text not null, sku text not null, position integer not null check (position > 0), substitute_sku text not null,
      primary key (market, sku, position))`,
    "update market set feed_hash = ''",
  ],
};
