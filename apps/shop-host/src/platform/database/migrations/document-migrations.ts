import type { Migration } from './migration.ts';

/** Migrations of receipts, invoices and quotes. */
export const documentMigrations: readonly Migration[] = [];
