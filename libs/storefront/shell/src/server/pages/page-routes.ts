import { ATTACHMENT_MAXIMUM_BYTES } from '@materia/domain-messages';
import type {
  FastifyError,
  FastifyInstance,
  FastifyPluginAsync,
  FastifyReply,
  FastifyRequest,
} from 'fastify';
import type { RouteName } from '@materia/market-model';
import type { LimitedRequest, RequestLimits } from '../security/request-limits.ts';
import { isFromOwnPages, isMailProgram } from '../security/cross-site.ts';
import { factsOf, PAGE_NAMES } from '../../routes/pages.ts';
import { bodyOf, type HeaderReader, headerReader, visitOf } from '../visit/incoming.ts';
import type { Shop } from '../shop/shop.ts';
import { parseRequestedPage, type RequestedPage } from '../visit/requested-page.ts';
import { acceptedEncoding, compress } from '../page-cache/compress.ts';
import { isRefreshed } from '@materia/page-request';
import { asksForFresh, type HotPages } from '../page-cache/hot-pages.ts';
import type { CachedPage } from '../page-cache/page-cache.ts';
import type { Answer, PageServer } from './page-server.ts';
import { savePreviousPage, savesPreviousPage } from '../visit/previous-page.ts';
import { fileForms } from './file-forms.ts';
import { NO_FORM, readForm } from './read-form.ts';
import { plainPage } from './plain-page.ts';

/** Smaller bodies are sent uncompressed. */
const COMPRESSED_FROM_BYTES = 1024;

/**
 * No URL of the shop is longer, so values copied into response headers stay within their limits.
 */
const LONGEST_TARGET = 4096;

/** Everything that is not a file, a script call or sign-in machinery is a page. */
export const pageRoutes =
  (
    shop: Shop,
    pages: PageServer,
    hot: Pick<HotPages, 'remember'>,
    mayAsk: RequestLimits,
  ): FastifyPluginAsync =>
  async (app) => {
    /** What may be asked for, before any form is read. */
    const admit = (request: FastifyRequest): RequestedPage | Refused => {
      if ((request.raw.url ?? '').length > LONGEST_TARGET) return 414;
      const asked = parseRequestedPage(
        request.method,
        request.raw.url ?? '',
        shop.environment.publicOrigin,
        shop.destinationOf,
      );
      if (asked === undefined) return 400;
      const isChange = request.method === 'POST';
      if (isChange && !mayChange(asked, headerReader(request), shop.environment.publicOrigin))
        return 403;
      const { now } = shop.moment();
      const kinds: readonly LimitedRequest[] = [
        'pages',
        ...(isChange ? ['forms' as const] : []),
        ...(isSearch(asked) ? ['searches' as const] : []),
      ];
      return kinds.every((kind) => mayAsk(kind, request.ip, now)) ? asked : 429;
    };
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const asked = admitted.get(request) ?? admit(request);
      if (typeof asked === 'number') return turnAway(shop, reply, asked);
      const { now } = shop.moment();
      const form =
        request.method === 'POST'
          ? await readForm(request.headers['content-type'], bodyOf(request))
          : NO_FORM;
      if (form === 'not-a-form') return turnAway(shop, reply, 415);
      const visit = await visitOf(shop, request);
      const answer = await pages(asked, visit, {
        headers: () =>
          incomingHeaders(request, request.method === 'POST' ? form.contentType : undefined),
        form,
        isFresh:
          (asksForFresh(request.headers) || isRefreshed(asked.url.searchParams)) &&
          mayAsk('fresh', request.ip, now),
        isAhead: headerReader(request)('sec-purpose')?.includes('prefetch') === true,
      });
      savePreviousPage(shop, asked, visit.jar, headerReader(request)('referer'));
      const cookies = visit.jar.changes();
      for (const cookie of cookies) reply.header('set-cookie', cookie);
      if (
        answer.kind === 'cached' &&
        answer.page.headers['location'] === undefined &&
        cookies.length === 0 &&
        !savesPreviousPage(asked)
      )
        hot.remember(request.raw, answer.page, visit.flags.version);
      return answer.kind === 'cached'
        ? sendCached(request, reply, answer.page)
        : sendRendered(request, reply, answer);
    };
    app.route({ method: ['GET', 'HEAD', 'POST'], url: '*', handler });
    const admitFiles = fileForms(shop);
    for (const url of pathsWithFiles(shop))
      app.route({
        method: 'POST',
        url,
        bodyLimit: FILES_BYTES,
        onRequest: async (request, reply) => {
          const asked = admit(request);
          if (typeof asked === 'number') return turnAway(shop, reply, asked);
          admitted.set(request, asked);
          // What fits into any form is read like any form.
          if (Number(request.headers['content-length'] ?? Infinity) <= routeLimit(app))
            return undefined;
          const admission = await admitFiles({ request, asked });
          switch (admission.kind) {
            case 'admitted':
              reply.raw.once('finish', admission.leave).once('close', admission.leave);
              // Who went away while waiting says so no more.
              if (request.raw.socket.destroyed) admission.leave();
              return undefined;
            case 'elsewhere':
              for (const cookie of admission.cookies) reply.header('set-cookie', cookie);
              return reply.header('cache-control', 'no-store').redirect(admission.location, 303);
            case 'refused':
              return turnAway(shop, reply, admission.status);
          }
        },
        errorHandler: (error: FastifyError, _request, reply) => {
          if (error.statusCode !== 413) throw error;
          return turnAway(shop, reply, 413);
        },
        handler,
      });
  };

/** The pages of requests that were admitted before their form was read. */
const admitted = new WeakMap<FastifyRequest, RequestedPage>();

/** The largest form of a page that takes no files. */
const routeLimit = ({ initialConfig }: FastifyInstance): number => initialConfig.bodyLimit ?? 0;

/** Three files of the largest size, another one that is too large, and what is typed beside them. */
const FILES_BYTES = 4 * ATTACHMENT_MAXIMUM_BYTES + 1_048_576;

/** The addresses of pages whose forms may send files. */
const pathsWithFiles = ({ market }: Shop): readonly string[] =>
  PAGE_NAMES.filter((name) => factsOf(name).takesFiles !== undefined).map(
    (name) => market.routes[name].canonical,
  );

const turnAway = (shop: Shop, reply: FastifyReply, status: Refused): FastifyReply => {
  const { title, text } = REFUSED[status];
  if (status === 429) reply.header('retry-after', '60');
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(plainPage(shop.market, title, text));
};

/** What the shopper reads when a request is refused before a page handles it. */
const REFUSED = {
  400: { title: 'badRequestTitle', text: 'badRequestText' },
  404: { title: 'notFoundTitle', text: 'notFoundText' },
  503: { title: 'problemTitle', text: 'problemText' },
  403: { title: 'forbiddenTitle', text: 'forbiddenText' },
  414: { title: 'badRequestTitle', text: 'badRequestText' },
  413: { title: 'tooLargeTitle', text: 'tooLargeText' },
  415: { title: 'badRequestTitle', text: 'badRequestText' },
  429: { title: 'busyTitle', text: 'busyText' },
} as const;
type Refused = keyof typeof REFUSED;

/** Forms come from the shop's own pages, and one click to end mails from the program that shows them. */
const mayChange = (
  { destination }: RequestedPage,
  header: HeaderReader,
  publicOrigin: string,
): boolean =>
  isFromOwnPages(header, publicOrigin) ||
  (destination.kind === 'page' &&
    factsOf(destination.name).takesOneClick === true &&
    isMailProgram(header));

/** Searches of products and places, and what is suggested while somebody types. */
const SEARCHES: readonly RouteName[] = ['search', 'searchSuggestions', 'placeSuggestions'];
const isSearch = ({ destination }: RequestedPage): boolean =>
  destination.kind !== 'unknown' && SEARCHES.includes(destination.name);

const incomingHeaders = (request: FastifyRequest, contentType: string | undefined): Headers => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (
      typeof value === 'string' &&
      !/^(?:connection|keep-alive|upgrade|transfer-encoding|content-length|expect)$/.test(name)
    )
      headers.set(name, value);
  }
  if (contentType !== undefined) headers.set('content-type', contentType);
  return headers;
};

const sendCached = async (
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
): Promise<FastifyReply> => {
  reply.code(page.status).headers(page.headers);
  if (page.headers['location'] !== undefined) return reply.send();
  if (page.status === 200) {
    reply.header('etag', page.etag);
    if (request.headers['if-none-match']?.includes(page.etag) === true)
      return reply.code(304).send();
  }
  const encoding = acceptedEncoding(headerReader(request)('accept-encoding'));
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  const bytes =
    encoding === 'br'
      ? page.brotli
      : encoding === 'gzip'
        ? await compress(page.plain, 'gzip')
        : page.plain;
  return sendBytes(request, reply, bytes);
};

const sendRendered = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, body, file }: Extract<Answer, { kind: 'rendered' }>,
): Promise<FastifyReply> => {
  reply.code(status);
  for (const [name, value] of headers) if (name !== 'content-length') reply.header(name, value);
  if (file !== undefined) {
    if (request.method !== 'HEAD') return reply.send(file);
    await file.cancel();
    return reply.send();
  }
  if (body === undefined || body.length === 0) return reply.send();
  const encoding =
    body.length < COMPRESSED_FROM_BYTES
      ? undefined
      : acceptedEncoding(headerReader(request)('accept-encoding'));
  reply.header('vary', 'Accept-Encoding, Cookie');
  if (encoding === undefined) return sendBytes(request, reply, body);
  return sendBytes(
    request,
    reply.header('content-encoding', encoding),
    await compress(body, encoding),
  );
};

const sendBytes = (request: FastifyRequest, reply: FastifyReply, bytes: Buffer): FastifyReply =>
  request.method === 'HEAD'
    ? reply.header('content-length', bytes.length).send()
    : reply.send(bytes);
