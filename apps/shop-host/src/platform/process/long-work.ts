import { setImmediate as pause } from 'node:timers/promises';

/**
 * Milliseconds that long work may run before other requests get their turn. A request takes about
 * five turns.
 */
const SLICE_MS = 2;

/**
 * Divides long work into slices: `if (slices.areOver()) await slices.next();` between its steps.
 */
export class Slices {
  #startedAt = performance.now();

  areOver(): boolean {
    return performance.now() - this.#startedAt > SLICE_MS;
  }

  async next(): Promise<void> {
    await pause();
    this.#startedAt = performance.now();
  }
}

/**
 * The rows from 0 in order, sorted bucket by bucket so that other requests get their turn. Buckets
 * must compare as their rows do, and be small.
 */
export const sortedInSlices = async <Bucket extends string | number>(
  slices: Slices,
  size: number,
  bucketOf: (row: number) => Bucket,
  compare: (a: number, b: number) => number,
): Promise<Uint32Array<ArrayBuffer>> => {
  const buckets = new Map<Bucket, number[]>();
  for (let row = 0; row < size; row += 1) {
    const bucket = bucketOf(row);
    const rows = buckets.get(bucket);
    if (rows === undefined) buckets.set(bucket, [row]);
    else rows.push(row);
    if (row % 100 === 0 && slices.areOver()) await slices.next();
  }
  const sorted = new Uint32Array(size);
  let count = 0;
  for (const bucket of [...buckets.keys()].sort((a, b) => (a < b ? -1 : 1))) {
    for (const row of (buckets.get(bucket) ?? []).sort(compare)) {
      sorted[count] = row;
      count += 1;
    }
    if (slices.areOver()) await slices.next();
  }
  return sorted;
};
