import { isListed, isOrderable, rowsOfCategory } from '../index/listing-columns.ts';
import type { ListingIndex } from '../index/listing-index.ts';

/**
 * The references of a category that a store can hand over or have sent, then those that it cannot,
 * each by sales. Reads only the index.
 */
export const bestSellers = (
  { columns, categories }: ListingIndex,
  categoryId: string,
  ordinal: number,
  most: number,
  isMarketplace: boolean,
): readonly string[] => {
  const category = categories.get(categoryId);
  if (category === undefined) return [];
  const here = columns.available[ordinal];
  const { from, to } = rowsOfCategory(columns, category);
  const orderable: string[] = [];
  const others: string[] = [];
  for (let row = from; row < to && orderable.length < most; row += 1) {
    if (!isListed(columns, row, isMarketplace)) continue;
    const found = isOrderable(columns, here, row, isMarketplace) ? orderable : others;
    if (found.length < most) found.push(columns.sku[row] ?? '');
  }
  return [...orderable, ...others].slice(0, most);
};
