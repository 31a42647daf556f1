import { FEED_FILES, type FeedFile } from '@materia/api-contract/feed';

/** Receives the progress of an import. */
export type ImportProgress = {
  /** Called when a file is started or the lists are being prepared. */
  readonly stage: (name: FeedFile | 'lists') => void;
  readonly rows: (count: number) => void;
};

/** The number of stages in a progress display: the files, and the lists. */
export const IMPORT_STAGES = FEED_FILES.length + 1;
