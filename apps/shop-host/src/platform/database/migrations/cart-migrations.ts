import { lineWays } from './202611262032-line-ways.ts';
import { conversions } from './202611271810-conversions.ts';
import { approval } from './202611272030-approval.ts';
import type { Migration } from './migration.ts';

/** Migrations of carts, lists and coupons. */
export const cartMigrations: readonly Migration[] = [lineWays, conversions, approval];
