import { loadCompanyDocumentArchive } from './company-document-files.ts';

/** A file without a page. */
export const loader = loadCompanyDocumentArchive;
