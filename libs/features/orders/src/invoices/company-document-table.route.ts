import { loadCompanyDocumentTable } from './document-files.ts';

/** A file without a page. */
export const loader = loadCompanyDocumentTable;
