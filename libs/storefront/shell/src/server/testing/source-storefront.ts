import type { FlagPresets } from '@materia/domain-feature-flags';
import { BOT_PATTERNS } from '@materia/domain-navigation';
import type { Market } from '@materia/market-model';
import { fixedClock } from '@materia/platform-clock';
import type { FastifyInstance } from 'fastify';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { ServerBuild } from 'react-router';
import { application } from '../../entry/entry-server.tsx';
import { checkParts } from '../../frame/draw-once.tsx';
import * as root from '../../root-pages/root.route.ts';
import { storefrontRoutes } from '../../routes/storefront-routes.ts';
import { createApp } from '../app.ts';
import { cookieJar } from '../cookies/cookie-jar.ts';
import { cookieNames } from '../cookies/cookie-names.ts';
import { createSeal } from '../cookies/seal.ts';
import { presetFlags } from '../host/flag-feed.ts';
import type { HostAccess } from '../host/host-clients.ts';
import { createPageCache } from '../page-cache/page-cache.ts';
import { WITHOUT_SCRIPTS } from '../pages/page-response.ts';
import { createPageServer } from '../pages/page-server.ts';
import { redirectFinder } from '../pages/redirects.ts';
import { readGuestLinks } from '../session/guest-links-cookie.ts';
import { openShop } from '../shop/shop.ts';

export type SourceStorefrontOptions = {
  readonly market: Market;
  readonly hostUrl: string;
  readonly publicCredential: string;
  readonly serviceCredential: string;
  /** The instant of the storefront's fixed clock. */
  readonly now: string;
  /** Flags that the market's team chose, which the host has to know as well; by default its presets apply. */
  readonly flagChoices?: FlagPresets;
  /** Wraps the calls of the host; by default they are sent over the network. */
  readonly transport?: HostAccess['transport'];
};

/** Public origin of the storefront's pages. */
export const SOURCE_ORIGIN = 'https://shop.example';

const SESSION_KEYS = [{ id: 'test', secret: 'session-secret-of-source-storefronts' }] as const;

/** The signed links of guests' purchases in a `Cookie` header for such a storefront, the last one first. */
export const guestLinksIn = (
  { id }: Pick<Market, 'id'>,
  cookies: string,
): Promise<readonly string[]> =>
  readGuestLinks(
    cookieJar(cookies),
    createSeal(SESSION_KEYS, `guest-links-${id}`),
    cookieNames(id),
  );

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
  flagChoices,
  transport,
}: SourceStorefrontOptions): Promise<FastifyInstance> => {
  checkParts();
  const shop = openShop({
    market,
    environment: {
      port: market.port,
      listenOn: 'localhost',
      hostUrls: [hostUrl],
      drainMs: 0,
      stopMs: 0,
      publicOrigin: SOURCE_ORIGIN,
      publicCredential,
      serviceCredential,
      sessionKeys: SESSION_KEYS,
      trustedProxies: [],
      development: false,
      consoleOrigin: undefined,
      keepsPages: false,
      waitForHostMs: 0,
      metrics: undefined,
      monitoring: {},
      mapTiles: undefined,
      bots: BOT_PATTERNS,
      alternates: [],
    },
    clock: fixedClock(now),
    log: (message) => console.error(message),
    flags: presetFlags({ ...market.flagPresets, ...flagChoices }),
    ...(transport === undefined ? {} : { transport }),
  });
  const pages = createPageServer({
    shop,
    renderer: {
      version: 'sources',
      render: application(await sourceBuild(market)),
    },
    cache: createPageCache({
      freshMs: 0,
      staleMs: 0,
      patienceMs: 10_000,
      freshNotFoundMs: 0,
      maximumBytes: 0,
    }),
    settings: WITHOUT_SCRIPTS,
    findRedirection: redirectFinder(
      shop.hostFor({ address: undefined, correlationId: undefined, token: undefined }),
    ),
  });
  return createApp({ shop, pages, assets: undefined });
};

/** What React Router's compiler would make of the route table, with the modules as they are. */
const sourceBuild = async (
  market: Pick<Market, 'routes'>,
): Promise<Pick<ServerBuild, 'routes' | 'assets'>> => {
  const pages = await Promise.all(storefrontRoutes(market).map(sourceRoute));
  return {
    routes: {
      root: { id: 'root', path: '', module: root },
      ...Object.fromEntries(pages.map((page) => [page.id, page])),
    },
    assets: {
      entry: { module: '', imports: [] },
      routes: {},
      url: '',
      version: 'sources',
    },
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
