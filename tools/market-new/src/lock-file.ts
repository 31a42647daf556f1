import { z } from 'zod';

const lockSchema = z.record(z.string(), z.unknown());
const packagesSchema = z.record(z.string(), z.unknown());

/** A package of the workspace as the lock file names it. */
export type WorkspacePackage = {
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>> | undefined;
};

/** Enters packages of the workspace as npm itself would, so that `npm ci` accepts the file as it is. */
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
