import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding } from './compress.ts';
import type { CachedPage } from './page-cache.ts';

/**
 * Responds to a request that is identical to one served a moment ago with a cached page, before any
 * other work is done. Everything that may change the response is part of the key
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
  /** Version of everything that pages depend on apart from the request; pages of another version are not sent. */
  readonly version?: () => string;
  readonly lifeMs?: number;
  readonly mostPages?: number;
  /** Monotonic milliseconds. */
  readonly now?: () => number;
};

type Entry = {
  readonly etag: string;
  readonly until: number;
  readonly version: string;
  /** The page as it is and compressed, and the response to browsers that have it. */
  readonly plain: Prepared;
  readonly brotli: Prepared;
  readonly unchanged: Prepared;
};

/** A response that only lacks its id: names and values of its headers by turns, the form that Node writes fastest. */
type Prepared = {
  readonly status: number;
  readonly headers: readonly string[];
  readonly body: Buffer | undefined;
};

const LONGEST_KEY = 4000;

/** Whether a request must not be answered from a cache: by a script that reads prices again, or by a shopper who reloads. */
export const asksForFresh = (headers: Pick<IncomingHttpHeaders, 'cache-control'>): boolean =>
  headers['cache-control']?.includes('no-cache') === true;

const keyOf = ({ method, url, headers }: IncomingMessage): string | undefined => {
  if (method !== 'GET' || asksForFresh(headers)) return undefined;
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
  const entries = new Map<string, Entry>();

  const prepare = (page: CachedPage): Pick<Entry, 'etag' | 'plain' | 'brotli' | 'unchanged'> => {
    const own = { ...headers, ...page.headers, etag: page.etag };
    const response = (status: number, body: Buffer | undefined, more: object): Prepared => ({
      status,
      headers: Object.entries({ ...own, ...more }).flat(),
      body,
    });
    const of = (body: Buffer, more?: object): Prepared =>
      response(200, body, { ...more, 'content-length': String(body.length) });
    return {
      etag: page.etag,
      plain: of(page.plain),
      brotli: of(page.brotli, { 'content-encoding': 'br' }),
      unchanged: response(304, undefined, {}),
    };
  };

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
      const isKnown = request.headers['if-none-match']?.includes(entry.etag) === true;
      const prepared = isKnown ? entry.unchanged : entry[encoding === 'br' ? 'brotli' : 'plain'];
      response
        .writeHead(prepared.status, [...prepared.headers, 'x-request-id', randomUUID()])
        .end(prepared.body);
      return true;
    },
    remember: (request, page, made = '') => {
      const key = keyOf(request);
      if (key === undefined || page.status !== 200) return;
      if (entries.size >= mostPages) entries.clear();
      entries.set(key, { ...prepare(page), until: now() + lifeMs, version: made });
    },
  };
};
