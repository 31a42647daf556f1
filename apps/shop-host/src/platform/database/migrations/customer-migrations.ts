import type { Migration } from './migration.ts';

/** Migrations of accounts, address books and submissions. */
export const customerMigrations: readonly Migration[] = [];
