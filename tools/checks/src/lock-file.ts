import { readFileSync } from 'node:fs';

type LockedPackage = {
  readonly version?: string;
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

const isLock = (
  value: unknown,
): value is { readonly packages: Readonly<Record<string, LockedPackage>> } =>
  typeof value === 'object' && value !== null && 'packages' in value;

/** Node resolves packages from the owner's folder and each parent folder. */
const foldersAbove = (owner: string): readonly string[] => {
  const folders = [owner];
  for (let at = owner; at !== '';) {
    at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/'))).replace(/\/$/, '');
    folders.push(at);
  }
  return folders;
};

/**
 * Finds what breaks `npm ci` although `npm install` succeeded: optional platform bindings that the
 * lock file lacks, and registry URLs, which must not be in the file.
 */
export const checkLockFile = (path: string): readonly string[] => {
  const lock: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!isLock(lock)) return [`${path} is not a lock file`];
  const { packages } = lock;
  return Object.entries(packages).flatMap(
    ([owner, { version, resolved, optionalDependencies = {} }]) => [
      ...Object.keys(optionalDependencies)
        .filter(
          (dependency) =>
            !foldersAbove(owner).some(
              (folder) =>
                `${folder === '' ? '' : `${folder}/`}node_modules/${dependency}` in packages,
            ),
        )
        .map(
          (dependency) =>
            `${owner || 'the root'}@${version ?? ''} requires ${dependency}, which is missing from the lock file`,
        ),
      ...(resolved?.includes('://') ? [`${owner} has the URL it was downloaded from`] : []),
    ],
  );
};
