import { describe, expect, it } from 'vitest';
import { distinctCycles } from './distinct-cycles.ts';

describe('cycles of imports', () => {
  it('that share an import are one finding, the shortest, with the number of the others', () => {
    expect(
      distinctCycles([
        ['a', 'b', 'c', 'a'],
        ['a', 'b', 'a'],
        ['x', 'a', 'b', 'x'],
        ['y', 'z', 'y'],
      ]),
    ).toEqual([
      { path: ['a', 'b', 'a'], others: 2 },
      { path: ['y', 'z', 'y'], others: 0 },
    ]);
  });
});
