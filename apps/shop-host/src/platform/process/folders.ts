import { stat } from 'node:fs/promises';

/** Whether a folder exists at this path. */
export const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
