import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { reactRouter } from '@react-router/dev/vite';
import type { Market } from '@materia/market-model';
import type { Plugin, UserConfig } from 'vite';
import { makeBootScript } from './boot-script.ts';
import { sheetsOfPages } from './sheets-of-pages.ts';
import { shortClassNames } from './class-names.ts';
import { sharedWithServer } from './shared-with-server.ts';

/** Library sources have no side effects on import, except style sheets, so a page includes only what it uses. */
const pureLibraries = (): Plugin => ({
  name: 'materia-pure-libraries',
  transform: {
    filter: { id: /\/libs\/(?!storefront\/shell\/src\/entry\/).*\.tsx?$/ },
    handler: (code) => ({ code, map: null, moduleSideEffects: false }),
  },
});

const LIBS = resolve(import.meta.dirname, '../../../..');

/** Development keeps readable names. */
const classNames =
  process.env['MATERIA_DEV'] === '1' ? '_[local]_[hash:base64:5]' : shortClassNames(LIBS);

/**
 * Few files, each with little unused code: what most pages share, what some share, and the page's own.
 * Without groups, every component used twice would become two files of its own.
 */
const CHUNKS = [
  // Other packages load with their importer: suggestions, for example, when the shopper focuses the search field.
  {
    name: 'react',
    test: /\/node_modules\/(?:react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\/|vite\/preload-helper/,
    priority: 4,
  },
  {
    name: 'frame',
    test: /\/libs\/(?:storefront\/(?:shell\/src\/(?:frame|consent)|request)|domain\/navigation)\//,
    minShareCount: 2,
    priority: 3,
  },
  {
    name: 'frame',
    test: /\/libs\/(?:ui|domain|market|storefront)\//,
    minShareCount: 9,
    priority: 2,
  },
  // The part that most pages need; date names load later, in a separate file.
  { name: 'frame', test: /\/node_modules\/date-fns\//, minShareCount: 9, priority: 2 },
  // Live queries would add all of TanStack Query to every page, though few pages need them at once.
  {
    name: 'shared',
    test: /\/libs\/(?!api\/client-kernel\/src\/live-queries)(?:ui|domain|api|features)\//,
    minShareCount: 3,
    priority: 1,
  },
];

/** The build of a storefront. Everything but the market's id is the same for all. */
export const storefrontVite = ({
  market,
  directory,
}: {
  readonly market: Pick<Market, 'port'>;
  readonly directory: string;
}): UserConfig => ({
  root: directory,
  publicDir: resolve(import.meta.dirname, '../../public'),
  plugins: [...sharedWithServer(), pureLibraries(), sheetsOfPages(), reactRouter()],
  css: { modules: { generateScopedName: classNames } },
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false, sourcemap: false },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
  },
  // The first visit in development must not hit a library that is not optimized yet.
  optimizeDeps: {
    entries: [
      join(directory, 'app/**/*.{ts,tsx}'),
      join(LIBS, '{features,ui,storefront}/**/src/**/*.tsx'),
      `!${join(LIBS, '**/*.{spec,stories}.tsx')}`,
    ],
  },
  server: { port: market.port, strictPort: true, fs: { allow: [resolve(LIBS, '..')] } },
});

/** React Router's settings. The browser knows all routes from the start, since there are few. */
export const reactRouterConfig = (): Config => ({
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  buildEnd: async ({ reactRouterConfig }) =>
    writeFileSync(join(reactRouterConfig.buildDirectory, 'boot.js'), await makeBootScript()),
});
