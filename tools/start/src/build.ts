import { constants } from 'node:os';
import { markets } from '@materia/market-all';
import {
  clearBuiltFrom,
  isBuiltFrom,
  recordBuiltFrom,
  type SourceHashes,
} from './source-hashes.ts';
import { BUNDLES, outputOf } from './folders.ts';
import { runToEnd } from './run-to-end.ts';

/** The entries of all processes, by the names of their bundles. */
const ENTRIES = {
  'start-shop': 'tools/start/src/start-shop.ts',
  'shop-host': 'apps/shop-host/src/main.ts',
  'flag-console': 'apps/flag-console/server.ts',
  'payment-sandbox': 'apps/payment-sandbox/server.ts',
  'single-process': 'tools/start/src/single-process.ts',
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

/**
 * Builds the pages of the console and of the storefronts with these ids, unless they are built from the sources of these hashes.
 * Other work of the start comes first: only shoppers need the pages.
 */
export const buildPages = async (
  sourcesOf: SourceHashes['pagesOf'],
  ids: readonly string[],
): Promise<boolean> => {
  const apps = [...ids.map((id) => `apps/storefront-${id}`), 'apps/flag-console'];
  const stale = apps.filter((app) => !isBuiltFrom(sourcesOf(app), [outputOf(app)]));
  if (stale.length === 0) return true;
  console.log('Building what changed …');
  return runToEnd(['tools/start/src/build-pages.ts', ...stale], {
    priority: constants.priority.PRIORITY_BELOW_NORMAL,
  });
};
