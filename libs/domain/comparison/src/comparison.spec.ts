import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addToComparison,
  type Comparable,
  comparedRows,
  MOST_COMPARED,
  printCompared,
  readCompared,
  shareCategory,
} from './index.ts';

const cement = (sku: string): Comparable => ({ sku, categoryId: 'cement' });

describe('a comparison', () => {
  it.each([
    ['takes a first product', [], cement('1'), ['1']],
    ['takes a further one of the same category', [cement('1')], cement('2'), ['1', '2']],
    [
      'refuses one of another category',
      [cement('1')],
      { sku: '2', categoryId: 'tiles' },
      'other-category',
    ],
    ['refuses one that is there', [cement('1')], cement('1'), 'already-there'],
    ['refuses a fifth', ['1', '2', '3', '4'].map(cement), cement('5'), 'full'],
    [
      'tells the category before the number, since removing one would not help',
      ['1', '2', '3', '4'].map(cement),
      { sku: '5', categoryId: 'tiles' },
      'other-category',
    ],
  ])('%s (CAT-06)', (_, compared, product, expected) => {
    const result = addToComparison(compared, product);
    expect(result.ok ? result.value.map(({ sku }) => sku) : result.error.kind).toEqual(expected);
  });

  it('whatever is added, it holds at most four different products of one category (CAT-06, CAT-07)', () => {
    const products = fc.array(
      fc.record({
        sku: fc.constantFrom('1', '2', '3', '4', '5', '6'),
        categoryId: fc.constantFrom('cement', 'tiles'),
      }),
    );
    fc.assert(
      fc.property(products, (added) => {
        const end = added.reduce<readonly Comparable[]>((compared, product) => {
          const next = addToComparison(compared, product);
          return next.ok ? next.value : compared;
        }, []);
        expect(end.length).toBeLessThanOrEqual(MOST_COMPARED);
        expect(new Set(end.map(({ sku }) => sku)).size).toBe(end.length);
        expect(shareCategory(end)).toBe(true);
      }),
    );
  });
});

describe('the kept list', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.stringMatching(/^[\w-]{1,30}$/), { maxLength: MOST_COMPARED }),
        (skus) => {
          expect(readCompared(printCompared(skus))).toEqual(skus);
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
  ])('is read from %s', (_, text, expected) => expect(readCompared(text)).toEqual(expected));
});

describe('the characteristics side by side', () => {
  const attribute = (code: string, value: string) => ({ code, label: code.toUpperCase(), value });

  it('stand in the order of the first product, and those that differ are marked (CAT-07)', () => {
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

  it('of one product differ from nothing', () => {
    expect(
      comparedRows([{ attributes: [attribute('class', '32,5')] }]).map(
        ({ isDifferent }) => isDifferent,
      ),
    ).toEqual([false]);
    expect(comparedRows([])).toEqual([]);
  });
});
