import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { reactRouter } from '@react-router/dev/vite';
import type { Market } from '@materia/market-model';
import type { Plugin, UserConfig } from 'vite';
import { makeBootScript } from './boot-script.ts';
import { builtEntry } from '../server/rendering/built-renderer.ts';
import { PAGES } from '../routes/pages.ts';
import { ROOT_PAGE, storefrontRoutes } from '../routes/storefront-routes.ts';
import { type SheetsOptions, sheetsOfPages } from './sheets-of-pages.ts';
import { shortClassNames } from './class-names.ts';

/** Library sources have no side effects on import, except style sheets, so a page includes only what it uses. */
const pureLibraries = (): Plugin => ({
  name: 'materia-pure-libraries',
  transform: {
    filter: { id: /\/libs\/.*\.tsx?$/ },
    handler: (code) => ({ code, map: null, moduleSideEffects: false }),
  },
});

/** Browsers load no routes, so a changed page cannot be replaced in place: in development they load it again. */
const reloadPages = (): Plugin => ({
  name: 'materia-reload-pages',
  apply: 'serve',
  hotUpdate: function ({ server, modules }) {
    if (this.environment.name === 'ssr' && modules.length > 0)
      server.environments['client']?.hot.send({ type: 'full-reload' });
  },
});

const LIBS = resolve(import.meta.dirname, '../../../..');

const isDevelopment = process.env['MATERIA_DEV'] === '1';
/** Development keeps readable names. */
const classNames = isDevelopment ? '_[local]_[hash:base64:5]' : shortClassNames(LIBS);

const sheetsOf = (market: Pick<Market, 'routes'>, directory: string): SheetsOptions => ({
  routes: [...new Set(storefrontRoutes(market).map(({ file }) => file))],
  entry: join(directory, 'app/entry.client.tsx'),
  root: join(directory, 'app/root.tsx'),
  document: resolve(import.meta.dirname, '../frame/Document.tsx'),
  // Content pages at the root of the shop have the sheet of content (`entry-server.tsx`).
  substitutes: { [ROOT_PAGE]: resolve(LIBS, 'features', PAGES.product.module) },
});

/** The build of a storefront. Everything but the market's id is the same for all. */
export const storefrontVite = ({
  market,
  directory,
}: {
  readonly market: Pick<Market, 'port' | 'routes'>;
  readonly directory: string;
}): UserConfig => ({
  root: directory,
  publicDir: resolve(import.meta.dirname, '../../public'),
  plugins: [
    pureLibraries(),
    sheetsOfPages(sheetsOf(market, directory)),
    reactRouter(),
    reloadPages(),
  ],
  css: { modules: { generateScopedName: classNames } },
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false, sourcemap: false },
  // One file with the server's packages loads in half the time of their two hundred files.
  ...(!isDevelopment && { ssr: { noExternal: true } }),
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

/** React Router's settings. It is the server's framework: browsers get no router, and no manifest of its routes. */
export const reactRouterConfig = (): Config => ({
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  buildEnd: async ({ reactRouterConfig }) => {
    const script = await makeBootScript(await builtEntry(reactRouterConfig.buildDirectory));
    const name = createHash('sha256').update(script).digest('base64url').slice(0, 8);
    writeFileSync(join(reactRouterConfig.buildDirectory, `client/assets/boot-${name}.js`), script);
  },
});
