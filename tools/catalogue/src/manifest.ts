import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FEED_FILES } from '@materia/api-contract/feed';
import { z } from 'zod';

const counts = z.record(z.enum(FEED_FILES), z.number().int());

const manifestSchema = z.object({
  market: z.string(),
  size: z.number().int(),
  seed: z.string(),
  /** The day from which price histories count back. */
  today: z.string(),
  /** Hash of this tool's sources: a changed tool writes the shop anew. */
  generator: z.string(),
  /** Hash of all files of the shop, for whoever loads it. */
  hash: z.string(),
  counts,
});

/** What a folder holds. It is written last, so a folder without one is unfinished. */
export type Manifest = z.infer<typeof manifestSchema>;
export type FeedCounts = Manifest['counts'];

const pathIn = (folder: string): string => join(folder, 'manifest.json');

/** The manifest of a folder; nothing where there is none or where it cannot be read. */
export const readManifest = (folder: string): Manifest | null => {
  if (!existsSync(pathIn(folder))) return null;
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(pathIn(folder), 'utf8')));
  } catch {
    return null;
  }
};

export const removeManifest = (folder: string): void => rmSync(pathIn(folder), { force: true });

export const writeManifest = (folder: string, manifest: Manifest): void =>
  writeFileSync(pathIn(folder), `${JSON.stringify(manifest, null, 2)}\n`);

/** One hash out of those of the files, in the order of their names. */
export const hashOfFiles = (hashes: ReadonlyMap<string, string>): string => {
  const hash = createHash('sha256');
  for (const name of [...hashes.keys()].sort()) hash.update(`${name} ${hashes.get(name) ?? ''}\n`);
  return hash.digest('hex');
};
