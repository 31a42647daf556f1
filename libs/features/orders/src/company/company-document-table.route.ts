import { loadCompanyDocumentTable } from './company-document-files.ts';

/** A file without a page. */
export const loader = loadCompanyDocumentTable;
