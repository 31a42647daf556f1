import { loadGuestDocument } from './document-file.ts';

/** A file without a page. */
export const loader = loadGuestDocument;
