import { isOrderable, rowsOfCategory } from '../index/listing-columns.ts';
import type { ListingIndex } from '../index/listing-index.ts';

/**
 * Products of a category that can be ordered at the store, those that share most facet values with `sku`
 * first, then by sales. Reads only the index: a category of thousands takes less than a
 * millisecond.
 */
export const similarOrderable = (
  { columns, categories, rowOfSku }: ListingIndex,
  sku: string,
  categoryId: string,
  ordinal: number,
  most: number,
  isMarketplace: boolean,
): readonly string[] => {
  const category = categories.get(categoryId);
  const own = rowOfSku.get(sku);
  const here = columns.available[ordinal];
  if (category === undefined || own === undefined) return [];
  const valuesOf = (row: number): Uint32Array =>
    columns.values.subarray(columns.valueStart[row], columns.valueStart[row + 1]);
  const wanted = new Set(valuesOf(own));
  const { from, to } = rowsOfCategory(columns, category);
  const found: { readonly row: number; readonly shared: number }[] = [];
  for (let row = from; row < to; row += 1) {
    if (row !== own && isOrderable(columns, here, row, isMarketplace))
      found.push({
        row,
        shared: valuesOf(row).reduce((count, value) => count + (wanted.has(value) ? 1 : 0), 0),
      });
  }
  return found
    .toSorted(
      (a, b) =>
        b.shared - a.shared || (columns.rankPlace[a.row] ?? 0) - (columns.rankPlace[b.row] ?? 0),
    )
    .slice(0, most)
    .map(({ row }) => columns.sku[row] ?? '');
};
