import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hashSources, isBuiltFrom } from './source-hashes.ts';
import { BUNDLES, COMPILED } from './folders.ts';

/**
 * `npm start`: builds what is stale, generates the demo shop, starts the host, the console and the storefronts, prints their
 * URLs, and stops everything on Ctrl-C. `npm run dev` does the same with hot reloading. PORT_SHIFT shifts all ports, so that a
 * second shop can run on the same machine.
 */
enableCompileCache(COMPILED);
const sources = hashSources();
const isBundled = isBuiltFrom(sources.processes, [BUNDLES]);
// The sources of this command are two hundred files with those that they import.
const { startShop }: typeof import('./start-shop.ts') = isBundled
  ? await import(pathToFileURL(join(BUNDLES, 'start-shop.js')).href)
  : await import('./start-shop.ts');
await startShop({ sources, isBundled });
