import type { Reader } from '../../platform/database/with-tx.ts';
import type { FoundRows } from './query-index.ts';
import type { ListingIndex } from './listing-index.ts';

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
  const offers = await db
    .selectFrom('vendor_offer')
    .innerJoin('vendor', (join) =>
      join
        .onRef('vendor.market', '=', 'vendor_offer.market')
        .onRef('vendor.code', '=', 'vendor_offer.vendor_code'),
    )
    .select('vendor_offer.sku')
    .distinct()
    .where('vendor_offer.market', '=', market)
    .where('vendor.seller_identifier', '=', sellerIdentifier)
    .where('vendor.status', '=', 'ACTIVE')
    .whereRef('vendor_offer.qty', '>', 'vendor_offer.reserved')
    .execute();
  const rows = Uint32Array.from(offers.flatMap(({ sku }) => rowOfSku.get(sku) ?? [])).sort();
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
