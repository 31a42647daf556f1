import { lineWays } from './202611262032-line-ways.ts';
import type { Migration } from './migration.ts';

/** Migrations of carts, lists and coupons. */
export const cartMigrations: readonly Migration[] = [lineWays];
