import type { Market } from '@materia/market-model';
import { fixedClock } from '@materia/platform-clock';
import type { FastifyInstance } from 'fastify';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { ServerBuild } from 'react-router';
import * as entry from '../../entry/entry-server.tsx';
import { loader, middleware } from '../../frame/frame-data.ts';
import { storefrontRoot } from '../../frame/storefront-root.tsx';
import { storefrontRoutes } from '../../routes/storefront-routes.ts';
import { createApp } from '../app.ts';
import type { HostAccess } from '../host-clients.ts';
import { rendererOf } from '../pages/built-renderer.ts';
import { createPageCache } from '../pages/page-cache.ts';
import { createPageServer } from '../pages/page-server.ts';
import { redirectFinder } from '../pages/redirects.ts';
import { openShop } from '../shop.ts';

export type SourceStorefrontOptions = {
  readonly market: Market;
  readonly hostUrl: string;
  readonly publicCredential: string;
  readonly serviceCredential: string;
  /** The instant of the storefront's fixed clock. */
  readonly now: string;
  /** Wraps the calls of the host; by default they are sent over the network. */
  readonly transport?: HostAccess['transport'];
};

/** Public origin of the storefront's pages. */
export const SOURCE_ORIGIN = 'https://shop.example';

/**
 * A storefront that renders from its sources, without a build and without a socket: every page's real loader, action and view
 * behind the real server. Pages are not cached. One process can contain the storefronts of several markets.
 */
export const sourceStorefront = async ({
  market,
  hostUrl,
  publicCredential,
  serviceCredential,
  now,
  transport,
}: SourceStorefrontOptions): Promise<FastifyInstance> => {
  const shop = openShop({
    market,
    environment: {
      port: market.port,
      listenOn: 'localhost',
      hostUrl,
      publicOrigin: SOURCE_ORIGIN,
      publicCredential,
      serviceCredential,
      sessionSecret: 'session-secret-of-source-storefronts',
      trustedProxies: [],
      development: false,
      consoleOrigin: undefined,
      keepsPages: false,
      monitoring: {},
      mapTiles: undefined,
      alternates: [],
    },
    clock: fixedClock(now),
    log: (message) => console.error(message),
    ...(transport === undefined ? {} : { transport }),
  });
  const pages = createPageServer({
    shop,
    renderer: rendererOf(await sourceBuild(market), 'production', 'sources'),
    cache: createPageCache({
      freshMs: 0,
      staleMs: 0,
      patienceMs: 10_000,
      freshNotFoundMs: 0,
      maximumBytes: 0,
    }),
    dress: { boot: '', cartCountCookie: shop.names.cartCount, development: true },
    findRedirection: redirectFinder(
      shop.hostFor({ address: undefined, correlationId: undefined, token: undefined }),
    ),
  });
  return createApp({ shop, pages, assets: undefined });
};

/** What React Router's compiler would make of the route table, with the modules as they are. */
const sourceBuild = async (market: Market): Promise<ServerBuild> => {
  const root = storefrontRoot(market, () => Promise.resolve(market.longDate));
  const pages = await Promise.all(storefrontRoutes(market).map(sourceRoute));
  const routes: ServerBuild['routes'] = {
    root: {
      id: 'root',
      path: '',
      module: {
        default: root.Page,
        Layout: root.Layout,
        ErrorBoundary: root.ErrorBoundary,
        loader,
        middleware,
      },
    },
    ...Object.fromEntries(pages.map((page) => [page.id, page])),
  };
  return {
    entry: { module: entry },
    routes,
    assets: {
      entry: { module: '/entry.js', imports: [] },
      routes: Object.fromEntries(
        Object.values(routes).flatMap((route) =>
          route === undefined ? [] : [[route.id, entryOf(route)]],
        ),
      ),
      url: '/manifest.js',
      version: 'sources',
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  };
};

type SourceRoute = NonNullable<ServerBuild['routes'][string]>;

const sourceRoute = async ({
  id = '',
  path,
  index,
  caseSensitive,
  file,
}: RouteConfigEntry): Promise<SourceRoute> => {
  const module: SourceRoute['module'] = await import(file);
  return {
    id,
    parentId: 'root',
    ...(path === undefined ? {} : { path }),
    ...(index === undefined ? {} : { index }),
    ...(caseSensitive === undefined ? {} : { caseSensitive }),
    module,
  };
};

const entryOf = ({ module, ...route }: SourceRoute): ServerBuild['assets']['routes'][string] => ({
  ...route,
  hasAction: module.action !== undefined,
  hasLoader: module.loader !== undefined,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: module.ErrorBoundary !== undefined,
  module: `/${route.id}.js`,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
});
