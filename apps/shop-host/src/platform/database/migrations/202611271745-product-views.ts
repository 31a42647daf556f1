import type { Migration } from './migration.ts';

/** Further pictures of products: their kinds and files, in the order in which they are shown. */
export const productViews: Migration = {
  name: '202611271745-product-views',
  statements: ['alter table product add column views jsonb'],
};
