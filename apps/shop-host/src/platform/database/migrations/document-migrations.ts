import { documentCharges } from './202611270801-document-charges.ts';
import { creditNotes } from './202611270802-credit-notes.ts';
import { sellerInvoices } from './202611271101-seller-invoices.ts';
import { quotesOfCompanies } from './202611271400-quotes-of-companies.ts';
import type { Migration } from './migration.ts';

/** Migrations of receipts, invoices and quotes. */
export const documentMigrations: readonly Migration[] = [
  documentCharges,
  creditNotes,
  sellerInvoices,
  quotesOfCompanies,
];
