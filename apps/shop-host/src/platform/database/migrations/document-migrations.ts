import { sellerInvoices } from './202611271101-seller-invoices.ts';
import type { Migration } from './migration.ts';

/** Migrations of receipts, invoices and quotes. */
export const documentMigrations: readonly Migration[] = [sellerInvoices];
