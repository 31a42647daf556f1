import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { measureRequests, type RequestName } from '@materia/platform-metrics';
import { traceOf } from '@materia/platform-network';
import { authenticationRoutes } from './script-calls/authentication.ts';
import { healthRoutes } from './health-routes.ts';
import { isKnownHost } from './security/cross-site.ts';
import type { DevelopmentServer } from './rendering/development.ts';
import { gatewayRoutes } from './script-calls/gateway.ts';
import { mapTileRoutes } from './images/map-tile-routes.ts';
import { mediaRoutes } from './images/media.ts';
import { createHotPages } from './page-cache/hot-pages.ts';
import { pageRoutes } from './pages/page-routes.ts';
import type { PageServer } from './pages/page-server.ts';
import { SPECULATION_RULES_PATH, speculationRules } from './pages/speculation-rules.ts';
import { previewRoutes } from './pages/preview.ts';
import { robotsText } from './search-engines/robots.ts';
import { searchClicks } from './pages/search-clicks.ts';
import { requestLimits } from './security/request-limits.ts';
import { policyReports } from './security/policy-reports.ts';
import { securityHeaders } from './security/security-headers.ts';
import { storeHeaderRoutes } from './script-calls/store-header.ts';
import type { Shop } from './shop/shop.ts';
import { isOpenedByAddress } from './visit/opened-by-address.ts';
import { xmlSitemaps } from './search-engines/xml-sitemaps.ts';

export type AppOptions = {
  readonly shop: Shop;
  readonly pages: PageServer;
  /** Folder of the built browser files; undefined in development, where Vite serves them. */
  readonly assets: string | undefined;
  /** Serves sources in development, before everything else. */
  readonly development?: Pick<DevelopmentServer, 'middleware'>;
  readonly fetch?: typeof globalThis.fetch;
  /** What the process knows of its readiness; by default it has its flags and does not stop. */
  readonly state?: Parameters<typeof healthRoutes>[1];
};

/** Maximum body size in bytes; no form or script call of the shop is larger. */
const BODY_BYTES = 1_048_576;
/**
 * Even if every cookie of the shop is filled to the maximum, the request must not be rejected,
 * because that would lock the browser out.
 */
const HEADER_BYTES = 86_016;
/** A request that has not arrived after this time is half-open: its connection is closed. */
const TIMEOUTS = { headersTimeout: 15_000, requestTimeout: 60_000 };
const YEAR_SECONDS = 31_536_000;
const DAY_SECONDS = 86_400;

/**
 * The storefront as a Fastify application. The process listens with it, and tests inject requests.
 */
export const createApp = async ({
  shop,
  pages,
  assets,
  development,
  fetch = globalThis.fetch,
  state = { hasFlags: () => true, isDraining: () => false },
}: AppOptions): Promise<FastifyInstance> => {
  const { environment } = shop;
  const headers = securityHeaders(environment.publicOrigin);
  const hot = createHotPages({
    headers,
    version: shop.flagsVersion,
    ...(environment.keepsPages ? {} : { lifeMs: 0 }),
  });
  const countSearchClick = searchClicks(shop);
  const mayAsk = requestLimits();
  const app = Fastify({
    serverFactory: (handler) =>
      createServer({ maxHeaderSize: HEADER_BYTES, ...TIMEOUTS }, (request, response) => {
        countSearchClick(request);
        if (hot.answer(request, response))
          shop.metrics?.pageAnswers.inc({ market: shop.market.id, source: 'last-second' });
        else handler(request, response);
      }),
    bodyLimit: BODY_BYTES,
    trustProxy: [...environment.trustedProxies],
    genReqId: ({ headers: { traceparent } }) => traceOf(traceparent) ?? randomUUID(),
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 1000 },
    forceCloseConnections: 'idle',
    clientErrorHandler: refuseConnection,
  });

  if (shop.metrics !== undefined) measureRequests(app, shop.metrics, requestName(shop));
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id);
    if (!isKnownHost(request.headers.host, environment.publicOrigin, environment.port))
      return reply.code(404).type('text/plain').send('Not found');
    return undefined;
  });
  if (development !== undefined) {
    app.addHook('onRequest', (request, reply, done) => {
      development.middleware(request.raw, reply.raw, done);
    });
  }
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status =
      error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
        ? error.statusCode
        : 500;
    if (status === 500)
      shop.log(
        `${request.id} ${request.method} ${loggedPath(shop, request)} failed: ${error.stack ?? error.message}`,
      );
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .type('text/plain')
      .send(status === 500 ? 'Something went wrong' : 'Bad request');
  });
  // Bodies are read as bytes: pages pass them on, script calls parse them themselves.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));

  await app.register(healthRoutes(shop, state, fetch));
  app.get('/robots.txt', async (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(robotsText(shop.market.routes, environment.publicOrigin)),
  );
  const speculation = speculationRules(shop.market.routes);
  app.get(SPECULATION_RULES_PATH, async (_, reply) =>
    reply
      .type('application/speculationrules+json')
      .header('cache-control', `public, max-age=${DAY_SECONDS}`)
      .send(speculation),
  );
  if (assets !== undefined) {
    const files = { preCompressed: true, index: false, cacheControl: false } as const;
    await app.register(fastifyStatic, {
      ...files,
      root: join(assets, 'assets'),
      prefix: '/assets/',
      setHeaders: (response) => {
        response.header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`);
      },
    });
    await app.register(fastifyStatic, {
      ...files,
      root: assets,
      decorateReply: false,
      wildcard: false,
      globIgnore: ['assets/**', '.vite/**', '**/*.br', '**/*.gz'],
      setHeaders: (response) => {
        response.header('cache-control', `public, max-age=${DAY_SECONDS}`);
      },
    });
  }
  await app.register(xmlSitemaps(shop));
  await app.register(mediaRoutes({ marketId: shop.market.id, hosts: shop.hosts, fetch }));
  if (environment.mapTiles !== undefined)
    await app.register(
      mapTileRoutes({
        source: environment.mapTiles,
        publicOrigin: environment.publicOrigin,
        fetch,
        mayAsk: (address) => mayAsk('tiles', address, shop.moment().now),
      }),
    );
  await app.register(policyReports(shop));
  await app.register(gatewayRoutes(shop, mayAsk));
  await app.register(authenticationRoutes(shop));
  await app.register(previewRoutes(shop, pages));
  await app.register(storeHeaderRoutes(shop));
  await app.register(pageRoutes(shop, pages, hot, mayAsk));
  return app;
};

/**
 * A malformed request, or one with oversized headers, is rejected in one line, since a body would
 * be read as the response to a HEAD.
 */
const refuseConnection = ({ code }: Error & { readonly code?: string }, socket: Socket): void => {
  if (code === 'ECONNRESET' || !socket.writable) return;
  const status =
    code === 'HPE_HEADER_OVERFLOW'
      ? '431 Request Header Fields Too Large'
      : code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? '408 Request Timeout'
        : '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};

/** Pages have one route for all their addresses, so their names tell more. */
const requestName =
  ({ market, destinationOf }: Pick<Shop, 'market' | 'destinationOf'>) =>
  ({ raw, routeOptions: { url: route = 'none' } }: FastifyRequest): RequestName => {
    if (route !== '*') return { market: market.id, route };
    const page = destinationOf(raw.url?.split('?', 1)[0] ?? '');
    return { market: market.id, route: page.kind === 'unknown' ? 'unknown' : page.name };
  };

/** The path, or the page's name where the path opens something. */
const loggedPath = ({ destinationOf }: Pick<Shop, 'destinationOf'>, { raw }: FastifyRequest) => {
  const path = raw.url?.split('?', 1)[0] ?? '';
  const page = destinationOf(path);
  return page.kind !== 'unknown' && isOpenedByAddress(page.name) ? page.name : path;
};
