import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sortedSlice } from './smallest.ts';

it('returns a slice of the sorted keys, whatever their original order', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: 1e9 }), { maxLength: 300 }),
      fc.nat({ max: 320 }),
      fc.nat({ max: 100 }),
      (keys, from, count) => {
        const sorted = keys.toSorted((a, b) => a - b);
        expect([...sortedSlice(Float64Array.from(keys), from, from + count)]).toEqual(
          sorted.slice(from, from + count),
        );
      },
    ),
    { numRuns: 500 },
  );
});

it.each([
  ['rising', (at: number) => at],
  ['falling', (at: number) => 5000 - at],
  ['a mountain', (at: number) => (at < 2500 ? at * 2 : (5000 - at) * 2 + 1)],
])('takes no longer for keys in %s order', (_, key) => {
  const keys = Float64Array.from({ length: 5000 }, (__, at) => key(at));
  const sorted = keys.toSorted();
  expect(sortedSlice(keys, 40, 64)).toEqual(sorted.subarray(40, 64));
});
