import { setTimeout as sleep } from 'node:timers/promises';
import type { Reader } from '../../platform/database/with-tx.ts';
import { applyRow, loadIndex } from './load-index.ts';
import { findChanges } from './repository.ts';
import type { ListingIndex } from './listing-index.ts';

/** Returns a market's index, up to date with the database at the time of the call. */
export type ListingIndexes = { readonly of: (market: string) => Promise<ListingIndex> };

/**
 * After a new catalogue, a list waits this long for its index, then is served once more from the
 * previous one.
 */
const WAIT_FOR_NEW_MS = 400;

/**
 * A new or renamed product needs a new index, which is rebuilt only after this many times the
 * duration of the last build.
 */
const REST_AFTER_BUILDING = 10;

type CachedIndex = {
  readonly index: ListingIndex;
  horizon: string;
  isStale: boolean;
  readonly builtAt: number;
  readonly tookMs: number;
};

/**
 * Caches one index per market, built on first use. Each request queries the database for the
 * catalogue's revision and for products changed since the last check, in one statement that costs
 * less than a millisecond, so that several hosts on one database agree and a sold-out product
 * leaves the lists at once. The check records the oldest transaction that was still open, and its
 * changes are read again later.
 */
export const listingIndexes = (db: Reader): ListingIndexes => {
  const cached = new Map<string, CachedIndex>();
  const build = shared(async (market) => {
    const fresh = await buildIndex(db, market);
    cached.set(market, fresh);
    return fresh;
  });
  const isCurrent = serialised(async (market) => {
    const known = cached.get(market);
    return known !== undefined && catchUp(db, market, known);
  });

  return {
    of: async (market) => {
      const known = cached.get(market) ?? (await build(market));
      if (await isCurrent(market)) return (cached.get(market) ?? known).index;
      const fresh = build(market);
      // Requests that do not wait for the build get its failure on the next request.
      fresh.catch(() => undefined);
      const waited = await Promise.race([fresh, sleep(WAIT_FOR_NEW_MS, undefined, { ref: false })]);
      return (waited ?? known).index;
    },
  };
};

type Work<Value> = (key: string) => Promise<Value>;

/** Callers that arrive while the work is running share its result. */
const shared = <Value>(work: Work<Value>): Work<Value> => {
  const running = new Map<string, Promise<Value>>();
  return (key) => {
    const known = running.get(key);
    if (known !== undefined) return known;
    const started = work(key).finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
};

/**
 * Callers that arrive while the work is running share the result of the next run, which starts
 * after their call.
 */
const serialised = <Value>(work: Work<Value>): Work<Value> => {
  const running = new Map<string, Promise<Value>>();
  const waiting = new Map<string, Promise<Value>>();
  const start = (key: string): Promise<Value> => {
    const started = work(key).finally(() => running.get(key) === started && running.delete(key));
    running.set(key, started);
    return started;
  };
  return (key) => {
    const before = running.get(key);
    if (before === undefined) return start(key);
    const known = waiting.get(key);
    if (known !== undefined) return known;
    const next = before.then(noMatter, noMatter).then(() => {
      waiting.delete(key);
      return start(key);
    });
    waiting.set(key, next);
    return next;
  };
};

const noMatter = (): void => undefined;

const buildIndex = async (db: Reader, market: string): Promise<CachedIndex> => {
  const startedAt = performance.now();
  for (;;) {
    const { horizon } = await findChanges(db, market, null);
    const index = await loadIndex(db, market);
    const builtAt = performance.now();
    if (index !== undefined)
      return { index, horizon, isStale: false, builtAt, tookMs: builtAt - startedAt };
  }
};

/** Brings the index up to date; false when a rebuild is needed. */
const catchUp = async (db: Reader, market: string, cached: CachedIndex): Promise<boolean> => {
  const { revision, horizon, whole, changed } = await findChanges(db, market, cached.horizon);
  if (revision !== cached.index.revision) return false;
  for (const row of changed) {
    const place = cached.index.rowOfSku.get(row.sku);
    if (place !== undefined) applyRow(cached.index.columns, place, row);
  }
  cached.horizon = horizon;
  cached.isStale ||= whole;
  return (
    !cached.isStale || performance.now() < cached.builtAt + cached.tookMs * REST_AFTER_BUILDING
  );
};
