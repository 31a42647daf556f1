import { join } from 'node:path';
import { markets } from '@materia/market-all';
import { clearBuiltFrom, isBuiltFrom, recordBuiltFrom } from './built-from.ts';
import { BUNDLES, ROOT } from './folders.ts';
import { runToEnd } from './run-to-end.ts';

/** The entries of all processes, by the names of their bundles. */
const ENTRIES = {
  'start-shop': 'tools/start/src/start-shop.ts',
  'shop-host': 'apps/shop-host/src/main.ts',
  'flag-console': 'apps/flag-console/server.ts',
  'payment-sandbox': 'apps/payment-sandbox/server.ts',
  together: 'tools/start/src/together.ts',
  ...Object.fromEntries(
    markets.map(({ id }) => [`storefront-${id}`, `apps/storefront-${id}/server.ts`]),
  ),
};

/** Bundles all processes from sources with this hash. Resolves with false, after the message, if that fails. */
export const bundleProcesses = async (sources: string): Promise<boolean> => {
  try {
    // Loaded only when something changed.
    const { bundle } = await import('./bundle.ts');
    clearBuiltFrom([BUNDLES]);
    await bundle(ENTRIES);
    recordBuiltFrom(sources, [BUNDLES]);
    return true;
  } catch (error) {
    console.error(error);
    return false;
  }
};

/** Lets Nx build the pages of the console and of the storefronts with these ids, unless they are built from `sources`. */
export const buildPages = async (sources: string, ids: readonly string[]): Promise<boolean> => {
  const storefronts = ids.map((id) => `storefront-${id}`);
  const folders = [
    ...storefronts.map((app) => join(ROOT, 'apps', app, 'build')),
    join(ROOT, 'apps/flag-console/dist'),
  ];
  if (isBuiltFrom(sources, folders)) return true;
  console.log('Building what changed …');
  clearBuiltFrom(folders);
  const projects = [...storefronts, 'flag-console'].map((app) => `@materia/app-${app}`).join(',');
  const isBuilt = await runToEnd('nx', [
    'run-many',
    '-t',
    'build',
    '-p',
    projects,
    '--outputStyle=static',
  ]);
  if (isBuilt) recordBuiltFrom(sources, folders);
  return isBuilt;
};
