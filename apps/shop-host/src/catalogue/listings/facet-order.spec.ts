import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { facetOrder, facetUsefulness, type FacetSpread } from './facet-order.ts';

const facet = (code: string, ...counts: readonly number[]): FacetSpread => ({ code, counts });
const spreads = fc.uniqueArray(
  fc.record({
    code: fc.stringMatching(/^[a-z]{1,6}$/),
    counts: fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 40 }),
  }),
  { selector: ({ code }) => code, maxLength: 12 },
);

describe('the order of filters', () => {
  it.each([
    {
      rule: 'a facet that divides evenly comes before a lopsided one',
      list: [facet('finish', 97, 3), facet('voltage', 50, 50)],
      order: ['voltage', 'finish'],
    },
    {
      rule: 'a facet that most products have comes before one that few have',
      list: [facet('grain', 5, 5), facet('colour', 45, 45)],
      order: ['colour', 'grain'],
    },
    {
      rule: 'a facet with a single value comes last',
      list: [facet('glazing', 100), facet('width', 60, 40)],
      order: ['width', 'glazing'],
    },
    {
      rule: 'thirty values with three products each divide less well than four with 25',
      list: [facet('model', ...Array.from({ length: 33 }, () => 3)), facet('use', 25, 25, 25, 25)],
      order: ['use', 'model'],
    },
    {
      rule: 'twenty even sizes divide better than three lopsided thicknesses',
      list: [
        facet('thickness', 56, 30, 14),
        facet('format', ...Array.from({ length: 20 }, () => 5)),
      ],
      order: ['format', 'thickness'],
    },
    {
      rule: 'equally useful facets keep the order of their codes',
      list: [facet('width', 50, 50), facet('height', 50, 50)],
      order: ['height', 'width'],
    },
  ])('$rule (BEY-09)', ({ list, order }) => {
    expect(facetOrder(list, 100, 'brand')).toEqual(order);
  });

  it('has the brand among the first three, and first where it divides best (BEY-09)', () => {
    const attributes = ['a', 'b', 'c', 'd'].map((code) => facet(code, 25, 25, 25, 25));
    expect(facetOrder([...attributes, facet('brand', 95, 5)], 100, 'brand')).toEqual([
      'a',
      'b',
      'brand',
      'c',
      'd',
    ]);
    expect(facetOrder([facet('a', 90, 10), facet('brand', 30, 30, 40)], 100, 'brand')).toEqual([
      'brand',
      'a',
    ]);
  });

  it('does not depend on the order in which facets are given, and loses none', () => {
    fc.assert(
      fc.property(spreads, (list) => {
        const order = facetOrder(list, 1000, 'brand');
        expect(facetOrder(list.toReversed(), 1000, 'brand')).toEqual(order);
        expect([...order].sort()).toEqual(list.map(({ code }) => code).sort());
      }),
    );
  });

  it('follows a usefulness between 0 and 1', () => {
    fc.assert(
      fc.property(spreads, fc.integer({ min: 0, max: 2000 }), (list, total) => {
        for (const one of list) {
          const usefulness = facetUsefulness(one, total);
          expect(usefulness).toBeGreaterThanOrEqual(0);
          expect(usefulness).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});
