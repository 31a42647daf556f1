import { statSync } from 'node:fs';
import { copyFile, mkdir, readdir, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { DRAWING_PACK } from '@materia/api-contract/feed';
import { isFolder } from '../../platform/process/folders.ts';

/**
 * Copies a feed's drawings, single ones and packed ones, into the market's folder of the host. Drawings that left the feed are deleted, existing ones
 * stay. Returns the number of files.
 */
export const copyDrawings = async (
  from: string,
  mediaFolder: string,
  market: string,
): Promise<number> => {
  if (!(await isFolder(from))) return 0;
  const to = join(mediaFolder, market);
  const drawings = (await readdir(from)).filter(
    (name) => name.endsWith('.svg') || name === DRAWING_PACK,
  );
  await mkdir(to, { recursive: true });
  const asked = new Set(drawings);
  const here = new Set(await readdir(to));
  for (const old of here) if (!asked.has(old)) await rm(join(to, old));
  for (const name of drawings)
    await copyIfChanged(join(from, name), join(to, name), here.has(name));
  return drawings.length;
};

/**
 * The time is set last, so that an interrupted copy is repeated. Every start looks at all drawings,
 * in a tenth of the time that it would take without blocking.
 */
const copyIfChanged = async (source: string, target: string, isHere: boolean): Promise<void> => {
  const { size, mtime } = statSync(source);
  if (isHere) {
    const existing = statSync(target);
    if (existing.size === size && Math.abs(existing.mtimeMs - mtime.getTime()) < ROUNDED_MS) return;
  }
  await copyFile(source, target);
  await utimes(target, mtime, mtime);
};

/** File times are set in milliseconds but read with a finer resolution. */
const ROUNDED_MS = 2;
