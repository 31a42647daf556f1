import { loadDataFile } from './data-file.ts';

/** A file without a page. */
export const loader = loadDataFile;
