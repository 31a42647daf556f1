import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { randomId } from '../auth/random-ids.ts';

/** The name of a stored file: random, so that nobody finds one by guessing. */
export type FileKey = string;

/** A stored file that is read as it is sent. */
export type StoredFile = { readonly bytes: Readable; readonly size: number };

/**
 * Where documents and uploads of this host are stored. Its files have no names of people: who may
 * read one, and under which name, is in the row that has its key.
 */
export type FileStore = {
  /** Stores a file completely or not at all. */
  readonly put: (bytes: Uint8Array | AsyncIterable<Uint8Array>) => Promise<FileKey>;
  /** Undefined for a key without a file. */
  readonly get: (key: FileKey) => Promise<StoredFile | undefined>;
  /** Deleting what is not there has no effect. */
  readonly delete: (key: FileKey) => Promise<void>;
};

/** Keys of this store; anything else, such as a path, has no file. */
const KEY = /^[\w-]{20,80}$/;

/** Files in a folder of this machine, in subfolders by the first letters of their keys. */
export const folderFiles = (folder: string): FileStore => {
  const pathOf = (key: FileKey): string => join(folder, key.slice(0, 2), key);
  return {
    put: async (bytes) => {
      const key = randomId();
      const path = pathOf(key);
      await mkdir(join(folder, key.slice(0, 2)), { recursive: true });
      // A reader never sees a part of a file, and a process that dies leaves none under a key.
      const unfinished = `${path}.part`;
      const file = await open(unfinished, 'wx', 0o600);
      try {
        await writeFile(file, bytes);
        await file.sync();
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      } finally {
        await file.close();
      }
      await rename(unfinished, path);
      return key;
    },
    get: async (key) => {
      if (!KEY.test(key)) return undefined;
      const found = await stat(pathOf(key)).catch(() => undefined);
      return found === undefined
        ? undefined
        : { bytes: createReadStream(pathOf(key)), size: found.size };
    },
    delete: async (key) => {
      if (KEY.test(key)) await rm(pathOf(key), { force: true });
    },
  };
};
