import type { Reader } from '../../platform/database/with-tx.ts';
import type { FoundRows } from './query-index.ts';
import type { ListingIndex } from './listing-index.ts';
import { skusSoldBy } from './repository.ts';

/**
 * The rows of products that a vendor has in stock, for lists of that vendor only. Empty for a
 * vendor who left.
 */
export const soldBy = async (
  db: Reader,
  market: string,
  { rowOfSku }: Pick<ListingIndex, 'rowOfSku'>,
  sellerIdentifier: string,
): Promise<FoundRows> => {
  const skus = await skusSoldBy(db, market, sellerIdentifier);
  const rows = Uint32Array.from(skus.flatMap((sku) => rowOfSku.get(sku) ?? [])).sort();
  return { rows, tiers: new Uint8Array(rows.length) };
};

/** Search results that are also rows of another list, with their relevance. */
export const within = (found: FoundRows, { rows: allowed }: FoundRows): FoundRows => {
  const known = new Set(allowed);
  const places = [...found.rows.keys()].filter((place) => known.has(found.rows[place] ?? -1));
  return {
    rows: Uint32Array.from(places, (place) => found.rows[place] ?? 0),
    tiers: Uint8Array.from(places, (place) => found.tiers[place] ?? 0),
  };
};
