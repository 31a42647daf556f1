import type { StorefrontMetrics } from '@materia/platform-metrics';
import type { FastifyInstance } from 'fastify';
import type { HostTransport } from '@materia/api-client-kernel';
import { BOT_PATTERNS } from '@materia/domain-navigation';
import type { Market } from '@materia/market-model';
import type { FrameRequest, ShopRequest } from '@materia/page-request';
import { createApp } from '../app.ts';
import type { StorefrontEnvironment } from '../shop/environment.ts';
import type { FlagReader } from '../host/flag-feed.ts';
import { preparePages } from '../pages/page-response.ts';
import { createPageCache } from '../page-cache/page-cache.ts';
import { createPageServer } from '../pages/page-server.ts';
import { redirectFinder } from '../pages/redirects.ts';
import { openShop } from '../shop/shop.ts';

export type TestPage = (
  request: Request,
  shop: ShopRequest,
  frame: FrameRequest,
) => Promise<Response> | Response;

export const ORIGIN = 'https://shop.example';
export const HOST_URL = 'http://host.test';

export const htmlPage = (body: string, status = 200): Response =>
  new Response(
    `<!DOCTYPE html><html lang="x"><head></head><body>${body}<script>window.context = 1</script><script type="module" async="">import "/assets/a.js"</script></body></html>`,
    {
      status,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    },
  );

/** Transport to a host that a test simulates with its own `fetch`. */
const fetchTransport =
  (fetch: typeof globalThis.fetch) =>
  (baseUrl: string, baseHeaders: Readonly<Record<string, string>>): HostTransport =>
  ({ path, method, query, headers, json }) =>
    fetch(`${baseUrl}${path}?${new URLSearchParams(query)}`, {
      method,
      headers: { ...baseHeaders, ...headers },
      ...(json === undefined ? {} : { body: json }),
    });

/** The storefront's server with the test's own page and host. */
export const testApp = async (options: {
  readonly market: Market;
  readonly fetch: typeof globalThis.fetch;
  readonly render: TestPage;
  readonly environment?: Partial<StorefrontEnvironment>;
  readonly clock?: () => string;
  readonly flags?: FlagReader;
  readonly log?: (line: string) => void;
  /** The version of the pages. */
  readonly version?: string;
  readonly metrics?: StorefrontMetrics;
  /** Milliseconds by which cached pages age. */
  readonly age?: () => number;
}): Promise<{ readonly app: FastifyInstance; readonly rendered: () => number }> => {
  const environment: StorefrontEnvironment = {
    port: options.market.port,
    listenOn: 'localhost',
    hostUrls: [HOST_URL],
    drainMs: 0,
    stopMs: 0,
    publicOrigin: ORIGIN,
    publicCredential: 'public-credential-of-tests',
    serviceCredential: 'service-credential-of-tests',
    sessionKeys: [{ id: 'test', secret: 'session-secret-of-tests' }],
    trustedProxies: [],
    development: false,
    consoleOrigin: undefined,
    keepsPages: true,
    waitForHostMs: 0,
    metrics: undefined,
    monitoring: {},
    mapTiles: undefined,
    bots: BOT_PATTERNS,
    alternates: [],
    ...options.environment,
  };
  let renders = 0;
  const shop = openShop({
    market: options.market,
    environment,
    clock: options.clock ?? (() => '2026-11-20T09:00:00.000Z'),
    log: options.log ?? (() => undefined),
    transport: fetchTransport(options.fetch),
    ...(options.flags === undefined ? {} : { flags: options.flags }),
    metrics: options.metrics,
  });
  const pages = createPageServer({
    shop,
    renderer: {
      version: options.version ?? 'v1',
      render: async (request, shopper, frame) => {
        renders += 1;
        const response = await options.render(request, shopper, frame);
        const { status, headers, body: file } = response;
        return file !== null && headers.has('content-disposition')
          ? { status, headers, body: Buffer.alloc(0), file }
          : { status, headers, body: Buffer.from(await response.arrayBuffer()) };
      },
    },
    cache: createPageCache({
      freshMs: 60_000,
      staleMs: 300_000,
      patienceMs: 400,
      freshNotFoundMs: 10_000,
      maximumBytes: 1_000_000,
      ...(options.age === undefined ? {} : { now: options.age }),
    }),
    settings: preparePages({ path: '/assets/boot.js', code: 'boot()' }),
    findRedirection: redirectFinder(
      shop.hostFor({ address: undefined, correlationId: undefined, token: undefined }),
    ),
  });
  const app = await createApp({ shop, pages, assets: undefined, fetch: options.fetch });
  return { app, rendered: () => renders };
};
