import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { CONSOLE_CONFIG_PATH } from '@materia/api-console';
import { type Call, CALLS, type ConsoleConfig } from '@materia/api-contract';
import { parseReply } from '@materia/api-contract/schemas';
import type { ConsoleEnvironment } from './environment.ts';
import { hostPath } from './host-calls.ts';

type AppOptions = {
  readonly environment: ConsoleEnvironment;
  /** Folder of the built files. */ readonly files: string;
  readonly fetch?: typeof globalThis.fetch;
};

const BODY_BYTES = 262_144;
const YEAR_SECONDS = 31_536_000;
const TIMEOUT_MS = 10_000;
/** A request that has not arrived after this time is half-open: its connection is closed. */
const REQUEST_MS = 30_000;

/** Files from this origin only; frames may show only previews of the shops. */
const policyOf = ({ shops }: ConsoleEnvironment): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${Object.values(shops).join(' ') || "'none'"}`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');

/**
 * The console's own server: its files, and the host's console calls below `/api`, with a service
 * credential that no browser sees. Only the console's own pages can make changes.
 */
export const createApp = async ({
  environment,
  files,
  fetch = globalThis.fetch,
}: AppOptions): Promise<FastifyInstance> => {
  const { publicOrigin, port } = environment;
  const app = Fastify({
    bodyLimit: BODY_BYTES,
    requestTimeout: REQUEST_MS,
    forceCloseConnections: true,
    trustProxy: [...environment.trustedProxies],
  });
  const headers = {
    'content-security-policy': policyOf(environment),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(publicOrigin.startsWith('https:')
      ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` }
      : {}),
  };
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    const host = request.headers.host?.toLowerCase();
    return host === new URL(publicOrigin).host || host === `localhost:${port}`
      ? undefined
      : reply.code(404).type('text/plain').send('Not found');
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));

  const askHost = (
    { method, path }: Pick<Call, 'method' | 'path'>,
    body: object,
    cookie: string | undefined,
  ): Promise<Response | undefined> =>
    fetch(`${environment.hostUrl}${path}`, {
      method,
      headers: {
        'x-service-credential': environment.serviceCredential,
        'content-type': 'application/json',
        ...(cookie === undefined ? {} : { cookie }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => undefined);

  app.get('/health', async () => ({ status: 'ok' }));
  app.get(CONSOLE_CONFIG_PATH, async (_, reply): Promise<ConsoleConfig> => {
    reply.header('cache-control', 'no-store');
    return { shops: environment.shops };
  });
  app.route({
    method: ['GET', 'POST', 'PUT'],
    url: '/api/*',
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!isOwnCall(request, publicOrigin))
        return reply
          .code(403)
          .send({ code: 'role-missing', keys: [], subject: null, current: null });
      const path = hostPath(request.method, pathBelowApi(request));
      if (path === undefined)
        return reply.code(404).send({ code: 'not-found', keys: [], subject: null, current: null });
      return passOn(request, reply, { ...environment, path }, fetch);
    },
  });
  // The redirects to and from the identity provider are page loads, not script calls; state, nonce
  // and PKCE protect them.
  app.get('/sign-in/open-id', async (_, reply) => {
    const begun = await askHost(CALLS.startConsoleOpenId, {}, undefined);
    const location =
      begun?.ok === true
        ? parseReply('startConsoleOpenId', await begun.json()).location
        : undefined;
    return takeCookies(reply, begun).redirect(location ?? '/?sign-in=refused', 302);
  });
  app.get('/sign-in/callback', async (request, reply) => {
    const finished = await askHost(
      CALLS.finishConsoleOpenId,
      { query: (request.raw.url ?? '').split('?', 2)[1] ?? '' },
      request.headers.cookie,
    );
    return takeCookies(reply, finished).redirect(
      finished?.ok === true ? '/' : '/?sign-in=refused',
      302,
    );
  });
  await app.register(fastifyStatic, {
    root: join(files, 'assets'),
    prefix: '/assets/',
    cacheControl: false,
    setHeaders: (response) => {
      response.header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`);
    },
  });
  app.get('*', async (_, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(createReadStream(join(files, 'index.html'))),
  );
  return app;
};

/**
 * Script calls of the console's own pages: with a header that no form can send, and from no other
 * site.
 */
const isOwnCall = ({ headers, method }: FastifyRequest, publicOrigin: string): boolean => {
  const site = headers['sec-fetch-site'];
  const isOwn =
    site === undefined
      ? method === 'GET' || headers.origin === publicOrigin
      : site === 'same-origin';
  return headers['x-materia'] === '1' && isOwn;
};

/** The raw path, because Fastify's own parameters are already decoded. */
const pathBelowApi = ({ raw }: FastifyRequest): string =>
  (raw.url ?? '').split('?', 1)[0]?.slice('/api'.length) ?? '';

const passOn = async (
  request: FastifyRequest,
  reply: FastifyReply,
  {
    hostUrl,
    serviceCredential,
    path,
  }: Pick<ConsoleEnvironment, 'hostUrl' | 'serviceCredential'> & { readonly path: string },
  fetch: typeof globalThis.fetch,
): Promise<FastifyReply> => {
  const { cookie, 'x-background': background } = request.headers;
  try {
    const answer = await fetch(`${hostUrl}/console${path}`, {
      method: request.method,
      headers: {
        'x-service-credential': serviceCredential,
        'x-shopper-address': request.ip,
        'content-type': 'application/json',
        ...(cookie === undefined ? {} : { cookie }),
        ...(background === undefined ? {} : { 'x-background': '1' }),
      },
      ...(request.method === 'GET'
        ? {}
        : {
            body:
              Buffer.isBuffer(request.body) && request.body.length > 0
                ? Uint8Array.from(request.body)
                : '{}',
          }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
    const cookies = answer.headers.getSetCookie();
    if (cookies.length > 0) reply.header('set-cookie', cookies);
    return reply
      .code(answer.status)
      .type('application/json; charset=utf-8')
      .send(await answer.text());
  } catch {
    return reply.code(503).send({ code: 'unavailable', keys: [], subject: null, current: null });
  }
};

const takeCookies = (reply: FastifyReply, answer: Response | undefined): FastifyReply => {
  const cookies = answer?.headers.getSetCookie() ?? [];
  reply.header('cache-control', 'no-store');
  return cookies.length > 0 ? reply.header('set-cookie', cookies) : reply;
};
