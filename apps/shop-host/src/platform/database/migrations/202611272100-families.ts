import type { Migration } from './migration.ts';

/**
 * Products that differ only in colour, size, volume or length are one family. The next import fills
 * the column, so the recorded feeds are cleared.
 */
export const families: Migration = {
  name: '202611272100-families',
  statements: [
    'alter table product add column family jsonb',
    `create index product_family on product (market, (family->>'id')) where family is not null`,
    "update market set feed_hash = ''",
  ],
};
