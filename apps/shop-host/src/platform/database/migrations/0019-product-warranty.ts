import type { Migration } from './migration.ts';

/**
 * The commercial warranty that comes with a product, in whole years; null where there is only the
 * legal guarantee.
 */
export const productWarranty: Migration = {
  name: '0019-product-warranty',
  statements: [
    "alter table product add column warranty jsonb check ((warranty->>'years')::integer between 1 and 50)",
  ],
};
