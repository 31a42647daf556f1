import type { FetchedTile } from './fetch-tile.ts';

/** A shelf answers from memory, or fetches; `busy` when too many are on their way already. */
export type TileShelf = (key: string) => Promise<FetchedTile | { readonly kind: 'busy' }>;

export type TileShelfOptions = {
  readonly fetchTile: (key: string) => Promise<FetchedTile>;
  readonly maximumBytes: number;
  /** How many may be on their way at once. */
  readonly maximumFetches: number;
  /** How long a picture is kept, and what was missing or failed. */
  readonly lifeMs: number;
  readonly failureLifeMs: number;
  /** Milliseconds that never go back. */
  readonly now?: () => number;
};

/** What a square without a picture counts for, so that they are not kept without end. */
const EMPTY_BYTES = 64;

/** Keeps pictures of squares, the longest unasked leaving first. Who asks for one that is on its way waits for the same. */
export const createTileShelf = ({
  fetchTile,
  maximumBytes,
  maximumFetches,
  lifeMs,
  failureLifeMs,
  now = () => performance.now(),
}: TileShelfOptions): TileShelf => {
  const kept = new Map<string, { readonly tile: FetchedTile; readonly until: number }>();
  const coming = new Map<string, Promise<FetchedTile>>();
  let bytes = 0;

  const drop = (key: string): void => {
    const old = kept.get(key);
    if (old === undefined) return;
    bytes -= weightOf(old.tile);
    kept.delete(key);
  };
  const keep = (key: string, tile: FetchedTile, until: number): void => {
    drop(key);
    bytes += weightOf(tile);
    kept.set(key, { tile, until });
    for (const oldest of kept.keys()) {
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
    const known = kept.get(key);
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
