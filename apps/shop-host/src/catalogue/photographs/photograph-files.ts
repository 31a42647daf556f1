import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const NAME = /^photo-[0-9a-f]{32}$/;

/** The photographs of retailers below the media folder, beside the drawings of the feed. */
export type PhotographFiles = {
  /** Stores an accepted photograph and returns its name, which is that of its content. */
  readonly put: (market: string, bytes: Uint8Array) => Promise<string>;
  /** Undefined for a name without a photograph. */
  readonly get: (market: string, name: string) => Promise<Buffer | undefined>;
};

/**
 * Photographs in a folder of their own, which imports of drawings leave alone. None is deleted:
 * orders show what was bought as long as they are kept.
 */
export const photographFiles = (mediaFolder: string): PhotographFiles => {
  const pathOf = (market: string, name: string): string =>
    join(mediaFolder, 'photographs', market, `${name}.jpg`);
  return {
    put: async (market, bytes) => {
      const name = `photo-${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}`;
      const path = pathOf(market, name);
      await mkdir(join(mediaFolder, 'photographs', market), { recursive: true });
      // A reader never sees a part of a file.
      const unfinished = `${path}.${process.pid}.part`;
      await writeFile(unfinished, bytes);
      await rename(unfinished, path);
      return name;
    },
    get: async (market, name) =>
      NAME.test(name) ? readFile(pathOf(market, name)).catch(() => undefined) : undefined,
  };
};
