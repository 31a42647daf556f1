import { stockStatuses } from './202611262030-stock-statuses.ts';
import type { Migration } from './migration.ts';

/** Migrations of products, prices, stores, vendors, reviews and content. */
export const catalogueMigrations: readonly Migration[] = [stockStatuses];
