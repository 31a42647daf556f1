import { identity } from './202611270410-identity.ts';
import { upkeep } from './202611270105-upkeep.ts';
import { club } from './202611271600-club.ts';
import { companyAnswers } from './202611270600-company-answers.ts';
import { companyMembers } from './202611270610-company-members.ts';
import { profiles } from './202611270500-profiles.ts';
import { receiptPreferences } from './202611271300-receipt-preferences.ts';
import type { Migration } from './migration.ts';
import { restockNotices } from './202611262056-restock-notices.ts';

/** Migrations of accounts, address books and submissions. */
export const customerMigrations: readonly Migration[] = [
  restockNotices,
  upkeep,
  companyAnswers,
  companyMembers,
  identity,
  profiles,
  receiptPreferences,
  club,
];
