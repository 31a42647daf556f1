import { loadInvoiceArchive } from './document-files.ts';

/** A file without a page. */
export const loader = loadInvoiceArchive;
