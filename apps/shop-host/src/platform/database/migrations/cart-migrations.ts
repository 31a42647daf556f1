import type { Migration } from './migration.ts';

/** Migrations of carts, lists and coupons. */
export const cartMigrations: readonly Migration[] = [];
