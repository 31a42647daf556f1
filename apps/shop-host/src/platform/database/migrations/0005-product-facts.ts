import type { Migration } from '../migration.ts';

/**
 * What the law wants told of sellers and products, and what may be taken in place of a product: trader identity (BEY-13),
 * warnings and responsible person (BEY-14), energy class (BEY-15), substitutes (BEY-11). The next import fills them, so
 * the recorded feeds are forgotten.
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
