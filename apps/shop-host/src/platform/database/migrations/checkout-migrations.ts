import type { Migration } from './migration.ts';

/** Migrations of delivery choices, slots and stock holds. */
export const checkoutMigrations: readonly Migration[] = [];
