import type { FoundRows } from '../products/index/query-index.ts';
import type { ListingIndex } from '../products/index/listing-index.ts';
import type { Reader } from '../../platform/database/with-tx.ts';
import { findWords } from './find-words.ts';
import { searchWords } from './fold.ts';
import { findReference, referencesBeginning } from './references.ts';

/** Turns typed text into index rows with their relevance. A separate search engine can be put behind it later. */
export type SearchPort = {
  readonly find: (market: string, index: ListingIndex, typed: string) => Promise<FoundRows>;
};

/**
 * A reference or EAN finds exactly its product. Anything else is looked up word by word in name and brand, and if that
 * finds nothing, as the beginning of a reference.
 */
export const catalogueSearch = (db: Reader): SearchPort => ({
  find: async (market, index, typed) => {
    const exact = await findReference(db, market, typed);
    if (exact.length > 0) return rowsOf(index, exact);
    const found = findWords(index.words, searchWords(typed));
    return found.rows.length > 0
      ? found
      : rowsOf(index, await referencesBeginning(db, market, typed));
  },
});

const rowsOf = ({ rowOfSku }: ListingIndex, skus: readonly string[]): FoundRows => {
  const rows = Uint32Array.from(skus.flatMap((sku) => rowOfSku.get(sku) ?? [])).sort();
  return { rows, tiers: new Uint8Array(rows.length) };
};
