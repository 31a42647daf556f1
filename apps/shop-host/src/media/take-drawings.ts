import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isFolder } from '../process/folders.ts';

/** Takes the drawings of a feed over into the host's own folder of the market; those that are gone from the feed go here as well. */
export const takeDrawings = async (from: string, mediaFolder: string, market: string): Promise<number> => {
  if (!(await isFolder(from))) return 0;
  const to = join(mediaFolder, market);
  const drawings = (await readdir(from)).filter((name) => name.endsWith('.svg'));
  await mkdir(to, { recursive: true });
  for (const old of await readdir(to)) if (!drawings.includes(old)) await rm(join(to, old));
  for (const name of drawings) await cp(join(from, name), join(to, name));
  return drawings.length;
};
