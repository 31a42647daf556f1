import type { Migration } from './migration.ts';

/** Migrations of purchases, orders and returns. */
export const orderMigrations: readonly Migration[] = [];
