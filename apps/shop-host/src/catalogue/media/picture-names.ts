import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Tells the names of the pictures of a market, without their endings. */
export const pictureNames =
  (mediaFolder: string): ((market: string) => Promise<ReadonlySet<string>>) =>
  async (market) => {
    const files = await readdir(join(mediaFolder, market)).catch(() => []);
    return new Set(
      files.filter((file) => file.endsWith('.svg')).map((file) => file.slice(0, -'.svg'.length)),
    );
  };
