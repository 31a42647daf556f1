import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  comparedRows,
  MOST_COMPARED,
  printCompared,
  parseCompared,
  shareCategory,
} from './index.ts';

describe('a comparison', () => {
  it.each([
    ['of nothing', [], true],
    ['of one product', ['cement'], true],
    ['of one category', ['cement', 'cement', 'cement'], true],
    ['of two categories', ['cement', 'cement', 'tiles'], false],
  ])('%s is possible: %s (CAT-06)', (_, categories, expected) => {
    expect(shareCategory(categories.map((categoryId) => ({ categoryId })))).toBe(expected);
  });
});

describe('the stored list', () => {
  it('contains at most four different products, whatever the text (CAT-07)', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const skus = parseCompared(text);
        expect(skus.length).toBeLessThanOrEqual(MOST_COMPARED);
        expect(new Set(skus).size).toBe(skus.length);
      }),
    );
  });

  it('parses back what it wrote', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.stringMatching(/^[\w-]{1,30}$/), { maxLength: MOST_COMPARED }),
        (skus) => {
          expect(parseCompared(printCompared(skus))).toEqual(skus);
        },
      ),
    );
  });
  it.each([
    ['nothing', undefined, []],
    ['an empty text', '', []],
    ['the same twice', '1.1.2', ['1', '2']],
    ['more than four', '1.2.3.4.5', ['1', '2', '3', '4']],
    ['what is no reference', '<b>.1.a b', ['1']],
  ])('is parsed from %s', (_, text, expected) => expect(parseCompared(text)).toEqual(expected));
});

describe('the characteristics side by side', () => {
  const attribute = (code: string, value: string) => ({ code, label: code.toUpperCase(), value });

  it('follow the order of the first product, and differing ones are marked (CAT-07)', () => {
    const rows = comparedRows([
      { attributes: [attribute('class', '32,5'), attribute('colour', 'Szary')] },
      {
        attributes: [
          attribute('colour', 'szary '),
          attribute('class', '42,5'),
          attribute('bag', '25 kg'),
        ],
      },
    ]);
    expect(rows).toEqual([
      { code: 'class', label: 'CLASS', values: ['32,5', '42,5'], isDifferent: true },
      { code: 'colour', label: 'COLOUR', values: ['Szary', 'szary '], isDifferent: false },
      { code: 'bag', label: 'BAG', values: [undefined, '25 kg'], isDifferent: true },
    ]);
  });

  it('of a single product do not differ', () => {
    expect(
      comparedRows([{ attributes: [attribute('class', '32,5')] }]).map(
        ({ isDifferent }) => isDifferent,
      ),
    ).toEqual([false]);
    expect(comparedRows([])).toEqual([]);
  });
});
