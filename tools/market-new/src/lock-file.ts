import { z } from 'zod';

const lockSchema = z.record(z.string(), z.unknown());
const packagesSchema = z.record(z.string(), z.unknown());

/** A workspace package as listed in the lock file. */
export type WorkspacePackage = {
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>> | undefined;
};

/** Adds workspace packages as npm would, so that `npm ci` accepts the file. */
export const withPackages = (lockFile: string, added: readonly WorkspacePackage[]): string => {
  const lock = lockSchema.parse(JSON.parse(lockFile));
  const { '': root = {}, ...others } = packagesSchema.parse(lock['packages']);
  const rows = added.flatMap(
    ({
      folder,
      name,
      version,
      dependencies,
    }): readonly (readonly [string, Record<string, unknown>])[] => [
      [folder, { name, version, ...(dependencies === undefined ? {} : { dependencies }) }],
      [`node_modules/${name}`, { resolved: folder, link: true }],
    ],
  );
  const sorted = [...Object.entries(others), ...rows].toSorted(([first], [second]) =>
    first.localeCompare(second, 'en'),
  );
  return `${JSON.stringify({ ...lock, packages: Object.fromEntries([['', root], ...sorted]) }, null, 2)}\n`;
};
