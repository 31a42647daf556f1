import { isOrderable, rowsOfCategory } from '../../catalogue/index/listing-columns.ts';
import type { CategoryRow, ListingIndex } from '../../catalogue/index/listing-index.ts';

/** Products of each needed category that are looked at, so that one which cannot be ordered leaves others. */
const OF_EACH = 3;

export type NeededProduct = { readonly sku: string; readonly categoryId: string };

/**
 * What the job needs besides products of these categories, from the catalogue's data: the most sold products of each category
 * that complements one of them or one above it, among those that can be ordered at the store. Categories that several of the
 * products need come first, then those that are named first. Reads only the index.
 */
export const neededProducts = (
  index: ListingIndex,
  categoryIds: readonly string[],
  ordinal: number,
  isMarketplace: boolean,
): readonly NeededProduct[] =>
  complementsOf(index, categoryIds).flatMap((category) =>
    mostSold(index, category, ordinal, isMarketplace),
  );

const complementsOf = (
  { categories }: ListingIndex,
  categoryIds: readonly string[],
): readonly CategoryRow[] => {
  const scores = new Map<string, { readonly needs: number; readonly position: number }>();
  for (const id of categoryIds) {
    const own = categories.get(id);
    if (own === undefined) continue;
    const named = [...categories.values()]
      .filter(({ lft, rgt }) => lft <= own.lft && rgt >= own.lft)
      .toReversed()
      .flatMap(({ complements }) => complements);
    for (const [position, complement] of [...new Set(named)].entries()) {
      const known = scores.get(complement) ?? { needs: 0, position };
      scores.set(complement, {
        needs: known.needs + 1,
        position: Math.min(known.position, position),
      });
    }
  }
  return [...scores]
    .toSorted(([, one], [, other]) => other.needs - one.needs || one.position - other.position)
    .flatMap(([id]) => categories.get(id) ?? []);
};

const mostSold = (
  { columns }: ListingIndex,
  category: CategoryRow,
  ordinal: number,
  isMarketplace: boolean,
): readonly NeededProduct[] => {
  const here = columns.available[ordinal];
  const { from, to } = rowsOfCategory(columns, category);
  const rankOf = (row: number): number => columns.rankPlace[row] ?? 0;
  // A category may have thousands of products, so only the best few are kept in order.
  const best: number[] = [];
  for (let row = from; row < to; row += 1) {
    const last = best[OF_EACH - 1];
    if (last !== undefined && rankOf(row) >= rankOf(last)) continue;
    if (!isOrderable(columns, here, row, isMarketplace)) continue;
    best.push(row);
    best.sort((one, other) => rankOf(one) - rankOf(other));
    best.length = Math.min(best.length, OF_EACH);
  }
  return best.map((row) => ({ sku: columns.sku[row] ?? '', categoryId: category.id }));
};
