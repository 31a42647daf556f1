import { NO_PRICE } from './listing-columns.ts';
import type { Scratch } from './scratch.ts';

/**
 * Keeps of each family only the smallest sort key: the member that comes first is the family's
 * card. Moves those keys to the front and returns their number.
 */
export const foldFamilies = (
  familyStart: Uint32Array,
  { rows }: Pick<Scratch, 'rows'>,
  keys: Float64Array,
): number => {
  let cards = 0;
  let family = -1;
  for (let at = 0; at < keys.length; at += 1) {
    const own = familyStart[rows[at] ?? 0] ?? 0;
    const key = keys[at] ?? 0;
    if (own !== family) {
      keys[cards] = key;
      cards += 1;
      family = own;
    } else if (key < (keys[cards - 1] ?? 0)) keys[cards - 1] = key;
  }
  return cards;
};

/**
 * The matching row of a family with the lowest price, among those that can be ordered if any can;
 * `row` itself unless another is cheaper. `total` is the number of matching rows, which are
 * ascending.
 */
export const cheapestOfFamily = (
  familyStart: Uint32Array,
  { rows, prices, last }: Scratch,
  total: number,
  row: number,
): number => {
  const place = placeOf(rows, total, row);
  const family = familyStart[row];
  const isOf = (at: number): boolean =>
    at >= 0 && at < total && familyStart[rows[at] ?? 0] === family;
  const rankOf = (at: number): number =>
    prices[at] === NO_PRICE ? Infinity : (last[at] ?? 0) * 2 ** 32 + (prices[at] ?? 0);
  let best = place;
  let from = place;
  while (isOf(from - 1)) from -= 1;
  for (let at = from; isOf(at); at += 1) if (rankOf(at) < rankOf(best)) best = at;
  return rows[best] ?? row;
};

const placeOf = (rows: Uint32Array, total: number, row: number): number => {
  let low = 0;
  let high = total;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((rows[middle] ?? 0) < row) low = middle + 1;
    else high = middle;
  }
  return low;
};
