import type { Migration } from './migration.ts';

/** Migrations of payments and refunds. */
export const paymentMigrations: readonly Migration[] = [];
