import type { FetchedTile } from './fetch-tile.ts';

/** Returns a tile from memory or fetches it; `busy` when too many fetches are in progress. */
export type TileShelf = (key: string) => Promise<FetchedTile | { readonly kind: 'busy' }>;

export type TileShelfOptions = {
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

/** The size counted for a tile without an image, so that the number of such entries is limited too. */
const EMPTY_BYTES = 64;

/** Caches tile images and evicts the least recently used first. Concurrent requests for a tile share one fetch. */
export const createTileShelf = ({
  fetchTile,
  maximumBytes,
  maximumFetches,
  lifeMs,
  failureLifeMs,
  now = () => performance.now(),
}: TileShelfOptions): TileShelf => {
  const tiles = new Map<string, { readonly tile: FetchedTile; readonly until: number }>();
  const coming = new Map<string, Promise<FetchedTile>>();
  let bytes = 0;

  const drop = (key: string): void => {
    const old = tiles.get(key);
    if (old === undefined) return;
    bytes -= weightOf(old.tile);
    tiles.delete(key);
  };
  const keep = (key: string, tile: FetchedTile, until: number): void => {
    drop(key);
    bytes += weightOf(tile);
    tiles.set(key, { tile, until });
    for (const oldest of tiles.keys()) {
      if (bytes <= maximumBytes) return;
      drop(oldest);
    }
  };
  const bring = (key: string): Promise<FetchedTile> => {
    const fetching = fetchTile(key)
      .then((tile) => {
        keep(key, tile, now() + (tile.kind === 'picture' ? lifeMs : failureLifeMs));
        return tile;
      })
      .finally(() => coming.delete(key));
    coming.set(key, fetching);
    return fetching;
  };

  return async (key) => {
    const known = tiles.get(key);
    if (known !== undefined && now() < known.until) {
      keep(key, known.tile, known.until);
      return known.tile;
    }
    const waited = coming.get(key);
    if (waited !== undefined) return waited;
    return coming.size < maximumFetches ? bring(key) : { kind: 'busy' };
  };
};

const weightOf = (tile: FetchedTile): number =>
  EMPTY_BYTES + (tile.kind === 'picture' ? tile.picture.bytes.length : 0);
