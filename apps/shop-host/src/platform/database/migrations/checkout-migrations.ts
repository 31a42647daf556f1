import { storedPlacements } from './202611261846-stored-placements.ts';
import { siteAccess } from './202611270107-site-access.ts';
import type { Migration } from './migration.ts';

/** Migrations of delivery choices, slots and stock holds. */
export const checkoutMigrations: readonly Migration[] = [storedPlacements, siteAccess];
