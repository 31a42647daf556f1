import { stockStatuses } from './202611262030-stock-statuses.ts';
import { withdrawalExclusions } from './202611271001-withdrawal-exclusions.ts';
import { productViews } from './202611271745-product-views.ts';
import { families } from './202611272100-families.ts';
import { formerPictures } from './202611272130-former-pictures.ts';
import type { Migration } from './migration.ts';
import { orderableListings } from './202611262020-orderable-listings.ts';

/** Migrations of products, prices, stores, vendors, reviews and content. */
export const catalogueMigrations: readonly Migration[] = [
  orderableListings,
  stockStatuses,
  withdrawalExclusions,
  productViews,
  families,
  formerPictures,
];
