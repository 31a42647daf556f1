import type { HostReply, HostTransport } from '@materia/api-client-kernel';
import type { ShopCallName } from '@materia/api-contract';
import { LRUCache } from 'lru-cache';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * How long public data that rarely changes is cached: categories for an hour, stores for half an
 * hour, a product's texts and images (which contain no price) for a minute, its reviews for five
 * seconds, vendors for a week.
 * `readVendorTerms` is missing on purpose, because terms must be current.
 */
const CACHED_MS: Partial<Readonly<Record<ShopCallName, number>>> = {
  readCategory: 60 * MINUTE_MS,
  readCategoryOfStore: 60 * MINUTE_MS,
  readCategoryByPath: 60 * MINUTE_MS,
  readCategoryTree: 60 * MINUTE_MS,
  listStores: 30 * MINUTE_MS,
  readStore: 30 * MINUTE_MS,
  readStoreByCode: 30 * MINUTE_MS,
  readStoreByUrlKey: 30 * MINUTE_MS,
  readProduct: MINUTE_MS,
  listReviews: 5 * SECOND_MS,
  listBrands: 60 * MINUTE_MS,
  readBrand: 60 * MINUTE_MS,
  readVendor: 7 * DAY_MS,
  findVendors: 7 * DAY_MS,
};

const MOST_REPLIES = 5000;

type CachedReply = { readonly reply: HostReply; readonly until: number };

/** How a shopper's calls use the cache. */
type CachedHow = {
  readonly isRefreshed?: boolean | undefined;
  readonly variant?: string | undefined;
};

/**
 * Adds a cache to a transport, shared by all transports of a shop. Only successful responses (2xx)
 * are cached; when the host fails, a stale response is better than none. `now` counts milliseconds
 * and is monotonic. A transport that `isRefreshed` asks the host each time, and the cache keeps what it answers.
 * Replies of another `variant` are not reused.
 */
export const cacheReplies = (
  now: () => number = () => performance.now(),
): ((transport: HostTransport, how?: CachedHow) => HostTransport) => {
  const cache = new LRUCache<string, CachedReply>({ max: MOST_REPLIES });
  const store = (key: string, forMs: number, value: unknown): HostReply => {
    const reply: HostReply = { ok: true, status: 200, json: () => Promise.resolve(value) };
    cache.set(key, { reply, until: now() + forMs });
    return reply;
  };
  return (transport, { isRefreshed = false, variant = '' } = {}) =>
    async (call) => {
      const forMs = CACHED_MS[call.name];
      if (forMs === undefined) return transport(call);
      const key = `${variant} ${call.path}?${new URLSearchParams(call.query)}`;
      const known = cache.get(key);
      if (!isRefreshed && known !== undefined && now() < known.until) return known.reply;
      try {
        const answer = await transport(call);
        if (answer.ok) return store(key, forMs, await answer.json());
        if (answer.status < 500) cache.delete(key);
        else if (known !== undefined) return known.reply;
        return answer;
      } catch (error) {
        if (known !== undefined) return known.reply;
        throw error;
      }
    };
};
