import { LRUCache } from 'lru-cache';
import type { FetchedTile } from './fetch-tile.ts';

/** Returns a tile from memory or fetches it; `busy` when too many fetches are in progress. */
export type TileCache = (key: string) => Promise<FetchedTile | { readonly kind: 'busy' }>;

export type TileCacheOptions = {
  readonly fetchTile: (key: string) => Promise<FetchedTile>;
  readonly maximumBytes: number;
  /** Maximum number of concurrent fetches. */
  readonly maximumFetches: number;
  /** How long an image is cached, and how long a missing or failed result is. */
  readonly lifeMs: number;
  readonly failureLifeMs: number;
  /** Monotonic milliseconds. */
  readonly now?: () => number;
};

/** The size counted for a tile without an image, so that the number of these is limited too. */
const EMPTY_BYTES = 64;

type Entry = { readonly tile: FetchedTile; readonly until: number };

/** Caches tile images by size. Concurrent requests for a tile share one fetch. */
export const createTileCache = ({
  fetchTile,
  maximumBytes,
  maximumFetches,
  lifeMs,
  failureLifeMs,
  now = () => performance.now(),
}: TileCacheOptions): TileCache => {
  const tiles = new LRUCache<string, Entry>({
    maxSize: maximumBytes,
    sizeCalculation: ({ tile }) => sizeOf(tile),
  });
  const fetches = new Map<string, Promise<FetchedTile>>();

  const startFetch = (key: string): Promise<FetchedTile> => {
    const fetching = fetchTile(key)
      .then((tile) => {
        tiles.set(key, { tile, until: now() + (tile.kind === 'picture' ? lifeMs : failureLifeMs) });
        return tile;
      })
      .finally(() => fetches.delete(key));
    fetches.set(key, fetching);
    return fetching;
  };

  return async (key) => {
    const cached = tiles.get(key);
    if (cached !== undefined && now() < cached.until) return cached.tile;
    const running = fetches.get(key);
    if (running !== undefined) return running;
    return fetches.size < maximumFetches ? startFetch(key) : { kind: 'busy' };
  };
};

const sizeOf = (tile: FetchedTile): number =>
  EMPTY_BYTES + (tile.kind === 'picture' ? tile.picture.bytes.length : 0);
