import { masterKeys } from './202611272140-master-keys.ts';
import type { Migration } from './migration.ts';

/** Migrations of what hosts share to run beside each other. */
export const platformMigrations: readonly Migration[] = [masterKeys];
