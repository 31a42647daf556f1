import type { Migration } from './migration.ts';

/** Migrations of staff, flags and audits. */
export const deskMigrations: readonly Migration[] = [];
