import { FEED_FILES, type FeedFile } from '@materia/api-contract/feed';

/** Where an import reports how far it is. */
export type ImportProgress = {
  /** A file is begun, or the lists are being prepared. */
  readonly stage: (name: FeedFile | 'lists') => void;
  readonly rows: (count: number) => void;
};

/** How many stages a progress display has to expect: the files, and the lists. */
export const IMPORT_STAGES = FEED_FILES.length + 1;
