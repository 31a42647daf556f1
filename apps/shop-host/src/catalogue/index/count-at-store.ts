import type { ListingIndex } from './listing-index.ts';
import { isOrderable, rowsOfCategory } from './listing-columns.ts';

/**
 * Counts by category id the products, including those of descendants, that can be ordered at a
 * store.
 */
export const countAtStore = (
  { columns, categories }: ListingIndex,
  storeOrdinal: number,
): ReadonlyMap<string, number> => {
  const here = columns.available[storeOrdinal];
  /** The number of counted rows before each row. */
  const before = new Uint32Array(columns.size + 1);
  for (let row = 0; row < columns.size; row += 1) {
    before[row + 1] = (before[row] ?? 0) + (isOrderable(columns, here, row) ? 1 : 0);
  }
  return new Map(
    [...categories.values()].map((category) => {
      const { from, to } = rowsOfCategory(columns, category);
      return [category.id, (before[to] ?? 0) - (before[from] ?? 0)];
    }),
  );
};
