import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { acceptedEncoding } from './compress.ts';
import type { CachedPage } from './page-cache.ts';

/**
 * Responds to a request that is identical to one served a moment ago with a cached page, before any
 * other work is done. Everything that may change the response is part of the key.
 */
export type HotPages = {
  /** Sends the page and returns true; false leaves the request to the application. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** `version` is the version under which the page was rendered. */
  readonly remember: (request: IncomingMessage, page: CachedPage, version?: string) => void;
};

export type HotPagesOptions = {
  /** Headers of every response. */
  readonly headers: Readonly<Record<string, string>>;
  /**
   * Version of everything that pages depend on apart from the request; pages of another version are
   * not sent.
   */
  readonly version?: () => string;
  readonly lifeMs?: number;
  readonly mostPages?: number;
  /** Monotonic milliseconds. */
  readonly now?: () => number;
};

/** Header names and values, alternating: the form that Node writes fastest. */
type RawHeaders = readonly string[];

type Entry = {
  readonly page: CachedPage;
  readonly until: number;
  readonly version: string;
  readonly plain: RawHeaders;
  readonly brotli: RawHeaders;
  readonly unchanged: RawHeaders;
};

const LONGEST_KEY = 4000;

/**
 * Returns whether a request must not be answered from a cache: a script reads prices again, or a
 * shopper reloads the page.
 */
export const asksForFresh = (headers: Pick<IncomingHttpHeaders, 'cache-control'>): boolean =>
  headers['cache-control']?.includes('no-cache') === true;

const keyOf = ({ method, url, headers }: IncomingMessage): string | undefined => {
  if (method !== 'GET' || asksForFresh(headers) || url?.includes('refreshCache') === true)
    return undefined;
  const key = `${headers.host ?? ''}\n${url ?? ''}\n${headers.cookie ?? ''}\n${headers['user-agent'] ?? ''}`;
  return key.length > LONGEST_KEY ? undefined : key;
};

export const createHotPages = ({
  headers,
  version = () => '',
  lifeMs = 1000,
  mostPages = 2000,
  now = () => performance.now(),
}: HotPagesOptions): HotPages => {
  const entries = new LRUCache<string, Entry>({ max: mostPages });

  const headersOf = (page: CachedPage, own: Readonly<Record<string, string>>): RawHeaders =>
    Object.entries({ ...headers, ...page.headers, etag: page.etag, ...own }).flat();

  return {
    answer: (request, response) => {
      const key = keyOf(request);
      const entry = key === undefined ? undefined : entries.get(key);
      if (key === undefined || entry === undefined) return false;
      if (entry.until <= now() || entry.version !== version()) {
        entries.delete(key);
        return false;
      }
      const encoding = acceptedEncoding(request.headers['accept-encoding']?.toString());
      // The other encoding is compressed on demand, which takes too long here.
      if (encoding === 'gzip') return false;
      const { page, unchanged } = entry;
      const isKnown = request.headers['if-none-match']?.includes(page.etag) === true;
      const body = encoding === 'br' ? 'brotli' : 'plain';
      response
        .writeHead(isKnown ? 304 : 200, [
          ...(isKnown ? unchanged : entry[body]),
          'x-request-id',
          randomUUID(),
        ])
        .end(isKnown ? undefined : page[body]);
      return true;
    },
    remember: (request, page, made = '') => {
      const key = keyOf(request);
      if (key === undefined || page.status !== 200) return;
      const lengthOf = (body: Buffer) => ({ 'content-length': String(body.length) });
      entries.set(key, {
        page,
        until: now() + lifeMs,
        version: made,
        plain: headersOf(page, lengthOf(page.plain)),
        brotli: headersOf(page, { ...lengthOf(page.brotli), 'content-encoding': 'br' }),
        unchanged: headersOf(page, {}),
      });
    },
  };
};
