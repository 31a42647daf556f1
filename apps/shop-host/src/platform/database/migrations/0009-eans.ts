import type { Migration } from './migration.ts';

/** Quick orders identify products by EAN as well as by reference. */
export const eans: Migration = {
  name: '0009-eans',
  statements: ['create index if not exists product_ean on product (market, ean)'],
};
