import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './folders.ts';
import { packagesInPages, readPackages } from './packages.ts';

/** Files outside of packages that builds read. */
const SHARED_FILES = ['package-lock.json', 'tsconfig.base.json', 'tsconfig.react.json'] as const;
/** The package that builds. */
const BUILDER = 'tools/start';
/**
 * Folders that no build reads. A folder named `build` in the sources is read, unlike an
 * application's output.
 */
const isOutput = (path: string): boolean =>
  /\/(?:dist|node_modules)$|^apps\/[^/]+\/build$/.test(path);
/** No build reads tests. */
const isTest = (name: string): boolean => /\.(?:spec|stories)\.tsx?$/.test(name);
const HASH_FILE = 'built-from.txt';

/** The hashes of everything that builds may read. */
export type SourceHashes = {
  /** Of the processes, which any source makes stale: bundling them takes a second and a half. */
  readonly processes: string;
  /** Of the pages of an application. */
  readonly pagesOf: (app: string) => string;
  /** Of all markets, and of the package through which specs loop over them. */
  readonly markets: string;
};

/**
 * Hashes the sources of the workspace. This alone decides what is stale: for `npm start`, for the
 * targets of Nx, and for the tests that need a build. An application's pages are made of the
 * packages that it may import.
 */
export const hashSources = (root = ROOT): SourceHashes => {
  const shared = [process.version, ...SHARED_FILES.map((file) => hashFile(join(root, file)))];
  const packages = readPackages(root);
  const hashes = new Map(packages.map(({ folder }) => [folder, hashFolder(root, folder)]));
  const combined = (folders: readonly string[]): string =>
    hashOf([...shared, ...folders.map((folder) => `${folder} ${hashes.get(folder) ?? ''}`)]);
  return {
    processes: combined(packages.map(({ folder }) => folder)),
    pagesOf: (app) => combined([...packagesInPages(app, packages), BUILDER]),
    markets: combined(
      packages
        .filter(({ tags }) => tags.includes('type:market') || tags.includes('type:testing'))
        .map(({ folder }) => folder),
    ),
  };
};

const hashOf = (parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex');

const hashFile = (path: string): string =>
  createHash('sha256').update(readFileSync(path)).digest('hex');

const hashFolder = (root: string, folder: string): string => {
  const hash = createHash('sha256');
  const walk = (at: string): void => {
    for (const entry of readdirSync(join(root, at), { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      const path = `${at}/${entry.name}`;
      if (entry.isFile()) {
        if (!isTest(entry.name)) hash.update(`\n${path}\n`).update(readFileSync(join(root, path)));
      }
      // Dot folders contain caches and reports only.
      else if (entry.isDirectory() && !isOutput(path) && !entry.name.startsWith('.')) walk(path);
    }
  };
  walk(folder);
  return hash.digest('hex');
};

/** Whether every folder has a record of this source hash. */
export const isBuiltFrom = (hash: string, folders: readonly string[]): boolean =>
  folders.every(
    (folder) =>
      existsSync(join(folder, HASH_FILE)) && readFileSync(join(folder, HASH_FILE), 'utf8') === hash,
  );

/** Records the source hash in each folder after a successful build. */
export const recordBuiltFrom = (hash: string, folders: readonly string[]): void => {
  for (const folder of folders) writeFileSync(join(folder, HASH_FILE), hash);
};

/** Removes the recorded hashes before a build, which may be interrupted. */
export const clearBuiltFrom = (folders: readonly string[]): void => {
  for (const folder of folders) rmSync(join(folder, HASH_FILE), { force: true });
};
