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

/** Node looks for a package in its own folder and in each folder above. */
const foldersAbove = (owner: string): readonly string[] => {
  const folders = [owner];
  for (let at = owner; at !== '';) {
    at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/'))).replace(/\/$/, '');
    folders.push(at);
  }
  return folders;
};

/**
 * Finds what would break `npm ci` although `npm install` succeeded: an optional platform binding that its
 * owner names and the lock file lacks; and addresses of a registry, which must not stand in the file.
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
            `${owner || 'the root'}@${version ?? ''} names ${dependency}, which the lock file lacks`,
        ),
      ...(resolved?.includes('://') ? [`${owner} carries the address it was downloaded from`] : []),
    ],
  );
};
