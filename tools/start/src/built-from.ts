import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders and files that a build may read, more than Nx looks at: another byte in any of them, and Nx is asked. */
const SOURCES = [
  'apps',
  'libs',
  'tools/start',
  'tools/nx-plugin',
  'nx.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.react.json',
] as const;
const MADE = new Set(['build', 'dist', 'node_modules']);
const NOTE = 'built-from.txt';

/** A hash of everything that a build may read. Two thousand files take a twentieth of a second. */
export const hashOfSources = (root: string): string => {
  const hash = createHash('sha256').update(process.version);
  const take = (path: string): void =>
    void hash.update(`\n${path}\n`).update(readFileSync(join(root, path)));
  const walk = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      const path = `${folder}/${entry.name}`;
      if (entry.isFile()) take(path);
      // What others make on the side stands in folders with a dot.
      else if (entry.isDirectory() && !MADE.has(entry.name) && !entry.name.startsWith('.'))
        walk(path);
    }
  };
  for (const source of SOURCES) {
    if (source.includes('.')) take(source);
    else walk(source);
  }
  return hash.digest('hex');
};

/** Whether all these folders were built from sources of this hash, as far as was noted in them. */
export const areBuiltFrom = (hash: string, folders: readonly string[]): boolean =>
  folders.every(
    (folder) => existsSync(join(folder, NOTE)) && readFileSync(join(folder, NOTE), 'utf8') === hash,
  );

/** Notes in the folders that they are built from sources of this hash: what Nx has said. */
export const noteBuiltFrom = (hash: string, folders: readonly string[]): void => {
  for (const folder of folders) writeFileSync(join(folder, NOTE), hash);
};

/** Forgets what was noted, before a build that may be cut off. */
export const forgetBuiltFrom = (folders: readonly string[]): void => {
  for (const folder of folders) rmSync(join(folder, NOTE), { force: true });
};
