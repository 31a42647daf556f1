/** A page as it is sent again and again: body, packed form, policy and tag belong together. */
export type KeptPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly plain: Buffer;
  readonly brotli: Buffer;
};

/** A page just made. One that is not kept still answers the requests that wait for it. */
export type MadePage = { readonly page: KeptPage; readonly keep: boolean };

export type PageCacheOptions = {
  readonly freshMs: number;
  /** An older page is served once more within this time after its freshness; later its visitor waits for a new one, as far as patience goes. */
  readonly staleMs: number;
  /** How long a visitor waits for the successor of a page that is too old: a host that hangs must not hide the old page. */
  readonly patienceMs: number;
  /** How long a page that says "not found" is fresh. */
  readonly freshNotFoundMs: number;
  readonly maximumBytes: number;
  /** Packs a page better, at leisure, once it proves to be asked for again. */
  readonly refine?: (page: KeptPage) => Promise<KeptPage>;
  /** Counts milliseconds and never goes back. */
  readonly now?: () => number;
};

export type PageCache = {
  /**
   * A fresh page as it is; an older one at once while a new one is made; else the one that is made now, or the
   * old one when the making fails or takes too long. Requests for one key share the making.
   */
  readonly get: (key: string, make: () => Promise<MadePage>) => Promise<KeptPage>;
  readonly size: () => { readonly pages: number; readonly bytes: number };
};

type Entry = {
  page: KeptPage;
  isAskedAgain: boolean;
  readonly bytes: number;
  readonly freshUntil: number;
  retryAt: number;
};

/** After a failed renewal the old page is served this long before the next try. */
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
  // A Map remembers the order of insertion: the first is the least recently used.
  const entries = new Map<string, Entry>();
  const making = new Map<string, Promise<KeptPage>>();
  let bytes = 0;

  const drop = (key: string): void => {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };
  const keep = (key: string, page: KeptPage): void => {
    drop(key);
    const size = page.plain.length + page.brotli.length + key.length * 2;
    if (size > maximumBytes / 8) return;
    entries.set(key, {
      page,
      isAskedAgain: false,
      bytes: size,
      freshUntil: now() + (page.status === 404 ? freshNotFoundMs : freshMs),
      retryAt: 0,
    });
    bytes += size;
    for (const oldest of entries.keys()) {
      if (bytes <= maximumBytes) break;
      drop(oldest);
    }
  };
  const renew = (key: string, make: () => Promise<MadePage>): Promise<KeptPage> => {
    const running = making.get(key);
    if (running !== undefined) return running;
    const run = make()
      .then(({ page, keep: isKept }) => {
        if (isKept) keep(key, page);
        // An outage keeps the old page (BEY-27); any other answer has taken its place.
        else if (page.status < 500) drop(key);
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
      entries.delete(key);
      entries.set(key, entry);
      const time = now();
      const isTooOld = time >= entry.freshUntil + staleMs;
      const isBeingMade = making.has(key);
      if (!entry.isAskedAgain) {
        entry.isAskedAgain = true;
        // When it fails the page stays as it is.
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
    size: () => ({ pages: entries.size, bytes }),
  };
};

const after = <Value>(ms: number, value: Value): Promise<Value> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(value), ms).unref();
  });
