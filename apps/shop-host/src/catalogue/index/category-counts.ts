import type { ListingIndex } from './listing-index.ts';
import { isListed, isOrderable, rowsOfCategory } from './listing-columns.ts';

type Counts = ReadonlyMap<string, number>;

/**
 * Counts by category id the products, including those of descendants, that can be ordered at a
 * store.
 */
export const countAtStore = (
  index: ListingIndex,
  storeOrdinal: number,
  isMarketplace: boolean,
): Counts => {
  const { columns } = index;
  const here = columns.available[storeOrdinal];
  return countRows(index, (row) => isOrderable(columns, here, row, isMarketplace));
};

/** Counts by category id the products, including those of descendants, that lists show. */
export const countListed = (index: ListingIndex, isMarketplace: boolean): Counts =>
  countRows(index, (row) => isListed(index.columns, row, isMarketplace));

const countRows = (
  { columns, categories }: ListingIndex,
  counts: (row: number) => boolean,
): Counts => {
  /** The number of counted rows before each row. */
  const before = new Uint32Array(columns.size + 1);
  for (let row = 0; row < columns.size; row += 1)
    before[row + 1] = (before[row] ?? 0) + (counts(row) ? 1 : 0);
  return new Map(
    [...categories.values()].map((category) => {
      const { from, to } = rowsOfCategory(columns, category);
      return [category.id, (before[to] ?? 0) - (before[from] ?? 0)];
    }),
  );
};
