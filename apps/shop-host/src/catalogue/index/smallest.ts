/**
 * Returns the keys from rank `from` to before `to`, in order, without sorting the rest: a page of a
 * list is a few keys out of many thousands. Reorders `keys`, which must be distinct.
 */
export const sortedSlice = (keys: Float64Array, from: number, to: number): Float64Array => {
  const end = Math.min(to, keys.length);
  if (from >= end) return keys.subarray(0, 0);
  if (end < keys.length) partition(keys, 0, keys.length - 1, end);
  if (from > 0) partition(keys, 0, end - 1, from);
  return keys.subarray(from, end).sort();
};

/** Moves the `count` smallest of the keys from `low` to `high` to the front of that range. */
const partition = (keys: Float64Array, low: number, high: number, count: number): void => {
  let [left, right] = [low, high];
  while (left < right) {
    const pivot = middleOf(keys[left] ?? 0, keys[(left + right) >>> 1] ?? 0, keys[right] ?? 0);
    let [i, j] = [left, right];
    while (i <= j) {
      while ((keys[i] ?? 0) < pivot) i += 1;
      while ((keys[j] ?? 0) > pivot) j -= 1;
      if (i > j) break;
      const held = keys[i] ?? 0;
      keys[i] = keys[j] ?? 0;
      keys[j] = held;
      i += 1;
      j -= 1;
    }
    if (count - 1 <= j) right = j;
    else if (count - 1 >= i) left = i;
    else return;
  }
};

const middleOf = (a: number, b: number, c: number): number =>
  Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
