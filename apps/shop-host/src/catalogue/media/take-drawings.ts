import { copyFile, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { isFolder } from '../../platform/process/folders.ts';

/**
 * Takes the drawings of a feed over into the host's own folder of the market; those that are gone from the feed go here
 * as well, and those that are here already stay. Answers how many there are.
 */
export const takeDrawings = async (
  from: string,
  mediaFolder: string,
  market: string,
): Promise<number> => {
  if (!(await isFolder(from))) return 0;
  const to = join(mediaFolder, market);
  const drawings = (await readdir(from)).filter((name) => name.endsWith('.svg'));
  await mkdir(to, { recursive: true });
  const asked = new Set(drawings);
  const here = new Set(await readdir(to));
  for (const old of here) if (!asked.has(old)) await rm(join(to, old));
  for (const name of drawings) await take(join(from, name), join(to, name), here.has(name));
  return drawings.length;
};

/** The time is set last, so a copy that was cut off is made again. */
const take = async (source: string, target: string, isHere: boolean): Promise<void> => {
  const { size, mtime } = await stat(source);
  if (isHere) {
    const kept = await stat(target);
    if (kept.size === size && Math.abs(kept.mtimeMs - mtime.getTime()) < ROUNDED_MS) return;
  }
  await copyFile(source, target);
  await utimes(target, mtime, mtime);
};

/** Times of files are set in milliseconds and read in finer parts. */
const ROUNDED_MS = 2;
