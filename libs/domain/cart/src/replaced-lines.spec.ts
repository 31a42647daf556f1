import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrangeLines, type NumberedLine } from './replaced-lines.ts';

const line = (id: string, lineNumber?: number, replaces?: string): NumberedLine => ({
  id,
  lineNumber,
  replaces,
});
const arranged = (lines: readonly NumberedLine[], replacedProducts = true) =>
  arrangeLines(lines, { replacedProducts }).map((entry) =>
    entry.replacedBy === undefined ? entry.id : `${entry.id}>${entry.replacedBy}`,
  );

describe('line order', () => {
  it.each<{ rule: string; lines: readonly NumberedLine[]; on?: boolean; order: readonly string[] }>(
    [
      {
        rule: 'lines are sorted by line number (CART-23)',
        lines: [line('b', 10), line('a', 2)],
        order: ['a', 'b'],
      },
      {
        rule: 'lines without a number come last, as given (CART-23)',
        lines: [line('x'), line('a', 1), line('y')],
        order: ['a', 'x', 'y'],
      },
      {
        rule: 'a replacement comes after its original, which is marked (CART-22)',
        lines: [line('a', 1), line('b', 2), line('r', 3, 'a')],
        order: ['a>r', 'r', 'b'],
      },
      {
        rule: 'a replacement of a replacement follows it (CART-22)',
        lines: [line('a', 1), line('b', 2), line('r', 3, 'a'), line('s', 4, 'r')],
        order: ['a>r', 'r>s', 's', 'b'],
      },
      {
        rule: 'two replacements of one line keep their order (CART-22)',
        lines: [line('s', 4, 'a'), line('a', 1), line('r', 3, 'a')],
        order: ['a>r', 'r', 's'],
      },
      {
        rule: 'a missing original changes nothing (CART-22)',
        lines: [line('a', 2), line('r', 1, 'gone')],
        order: ['r', 'a'],
      },
      {
        rule: 'a line that claims to replace itself is not a replacement (CART-22)',
        lines: [line('b', 2), line('a', 1, 'a')],
        order: ['a', 'b'],
      },
      {
        rule: 'with the flag off lines are only sorted (CART-23, FLD-05)',
        lines: [line('b', 2), line('a', 1), line('r', 3, 'a')],
        on: false,
        order: ['a', 'b', 'r'],
      },
    ],
  )('$rule', ({ lines, on, order }) => {
    expect(arranged(lines, on)).toEqual(order);
  });

  it('loses and repeats no line, even when lines replace each other in a cycle (CART-22)', () => {
    const ids = ['a', 'b', 'c', 'd', 'e'];
    const lines = fc
      .array(
        fc.record({
          lineNumber: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
          replaces: fc.option(fc.constantFrom(...ids, 'gone'), { nil: undefined }),
        }),
        { maxLength: 5 },
      )
      .map((samples) => samples.map((sample, index) => ({ id: ids[index] ?? '', ...sample })));
    fc.assert(
      fc.property(lines, fc.boolean(), (sample, replacedProducts) => {
        const order = arrangeLines(sample, { replacedProducts }).map(({ id }) => id);
        expect(order.toSorted()).toEqual(sample.map(({ id }) => id).toSorted());
      }),
      { numRuns: 300 },
    );
  });
});
