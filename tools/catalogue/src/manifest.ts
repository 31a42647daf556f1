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
  /** The last day of the price histories. */
  today: z.string(),
  /** Hash of this tool's sources: a changed tool regenerates the shop. */
  generator: z.string(),
  /** Hash of all files of the shop, for importers. */
  hash: z.string(),
  counts,
});

/** The contents of a folder. It is written last, so a folder without one is incomplete. */
export type Manifest = z.infer<typeof manifestSchema>;
export type FeedCounts = Manifest['counts'];

const pathIn = (folder: string): string => join(folder, 'manifest.json');

/** The manifest of a folder, or `null` if it is missing or unreadable. */
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

/** Combines the hashes of the files in order of their names. */
export const hashOfFiles = (hashes: ReadonlyMap<string, string>): string => {
  const hash = createHash('sha256');
  for (const name of [...hashes.keys()].sort()) hash.update(`${name} ${hashes.get(name) ?? ''}\n`);
  return hash.digest('hex');
};
