import { LRUCache } from 'lru-cache';

/** A cached page as it is sent: body, compressed body, policy and ETag belong together. */
export type CachedPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly plain: Buffer;
  readonly brotli: Buffer;
};

/** A page just rendered. Even if it is not cached, it serves the requests that wait for it. */
export type RenderedPage = { readonly page: CachedPage; readonly mayBeCached: boolean };

export type PageCacheOptions = {
  readonly freshMs: number;
  /**
   * A stale page is served once more within this time after its freshness; later the visitor waits
   * for a new one, up to the time limit.
   */
  readonly staleMs: number;
  /**
   * How long a visitor waits for the replacement of an expired page: a hanging host must not hide
   * the old page.
   */
  readonly patienceMs: number;
  /** How long a not-found page is fresh. */
  readonly freshNotFoundMs: number;
  readonly maximumBytes: number;
  /** Compresses a page better in the background once it is requested again. */
  readonly refine?: (page: CachedPage) => Promise<CachedPage>;
  /** Monotonic milliseconds. */
  readonly now?: () => number;
};

export type PageCache = {
  /**
   * Returns a fresh page; a stale one at once while a new one is rendered; else the page rendered
   * now, or the old one when rendering fails or takes too long. Requests for one key share the
   * rendering.
   */
  readonly get: (key: string, make: () => Promise<RenderedPage>) => Promise<CachedPage>;
  readonly size: () => { readonly pages: number; readonly bytes: number };
};

type Entry = {
  page: CachedPage;
  isAskedAgain: boolean;
  readonly freshUntil: number;
  retryAt: number;
};

/** After a failed revalidation the old page is served this long before the next attempt. */
const RETRY_MS = 2000;

export const createPageCache = ({
  freshMs,
  staleMs,
  patienceMs,
  freshNotFoundMs,
  maximumBytes,
  refine,
  now = () => performance.now(),
}: PageCacheOptions): PageCache => {
  const entries = new LRUCache<string, Entry>({
    // The library takes 0 for "no limit", and no page is as small as one byte.
    maxSize: Math.max(1, maximumBytes),
    maxEntrySize: Math.max(1, Math.floor(maximumBytes / 8)),
    sizeCalculation: ({ page }, key) => page.plain.length + page.brotli.length + key.length * 2,
  });
  const making = new Map<string, Promise<CachedPage>>();

  const store = (key: string, page: CachedPage): void => {
    entries.set(key, {
      page,
      isAskedAgain: false,
      freshUntil: now() + (page.status === 404 ? freshNotFoundMs : freshMs),
      retryAt: 0,
    });
  };
  const renew = (key: string, make: () => Promise<RenderedPage>): Promise<CachedPage> => {
    const running = making.get(key);
    if (running !== undefined) return running;
    const run = make()
      .then(({ page, mayBeCached }) => {
        if (mayBeCached) store(key, page);
        // An outage leaves the old page in the cache; any other response has replaced it.
        else if (page.status < 500) entries.delete(key);
        return page;
      })
      .finally(() => making.delete(key));
    making.set(key, run);
    return run;
  };

  return {
    get: async (key, make) => {
      const entry = entries.get(key);
      if (entry === undefined) return renew(key, make);
      const time = now();
      const isTooOld = time >= entry.freshUntil + staleMs;
      const isBeingMade = making.has(key);
      if (!entry.isAskedAgain) {
        entry.isAskedAgain = true;
        // On failure the page stays unchanged.
        void refine?.(entry.page).then(
          (finer) => (entry.page = finer),
          () => undefined,
        );
      }
      if (time < entry.freshUntil || (isBeingMade ? !isTooOld : time < entry.retryAt))
        return entry.page;
      entry.retryAt = time + RETRY_MS;
      const renewal = renew(key, make).then(
        (page) => (page.status < 500 ? page : entry.page),
        () => entry.page,
      );
      return isTooOld ? Promise.race([renewal, after(patienceMs, entry.page)]) : entry.page;
    },
    size: () => ({ pages: entries.size, bytes: entries.calculatedSize }),
  };
};

const after = <Value>(ms: number, value: Value): Promise<Value> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(value), ms).unref();
  });
