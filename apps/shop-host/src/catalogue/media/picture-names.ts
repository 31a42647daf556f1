import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns the names of a market's pictures, without extensions. */
export const pictureNames =
  (mediaFolder: string): ((market: string) => Promise<ReadonlySet<string>>) =>
  async (market) => {
    const files = await readdir(join(mediaFolder, market)).catch(() => []);
    return new Set(
      files.filter((file) => file.endsWith('.svg')).map((file) => file.slice(0, -'.svg'.length)),
    );
  };
