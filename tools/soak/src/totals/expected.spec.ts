import { describe, expect, it } from 'vitest';
import { expectedTotals, territoryOf } from './expected.ts';

const line = { unit: 12_300, quantity: 1, mainlandRate: 2300 };

describe('the totals that a cart must have', () => {
  it.each([
    ['pl', '61-285', undefined],
    ['es', '35219', 'canary-islands'],
    ['es', '28001', undefined],
    ['fr', '20090', 'corsica'],
    ['pt', '9000-001', 'madeira'],
    ['pt', '9500-001', 'azores'],
    ['pt', '1000-001', undefined],
  ])('are those of a territory: %s %s is %s', (market, postcode, name) =>
    expect(territoryOf(market, postcode)?.name).toBe(name),
  );

  it('contain the tax of the place in an unchanged amount', () => {
    const at = (postcode: string) => expectedTotals('pt', postcode, [line], 0);
    expect(at('1000-001')).toEqual({
      total: 12_300,
      taxes: new Map([[2300, { base: 10_000, tax: 2300 }]]),
    });
    expect(at('9500-001')).toEqual({
      total: 12_300,
      taxes: new Map([[1600, { base: 10_603, tax: 1697 }]]),
    });
  });

  it('follow the rate that the law gives to a kind of product', () =>
    expect(
      expectedTotals(
        'es',
        '35219',
        [{ ...line, mainlandRate: 2100, rateByTerritory: { 'canary-islands': 300 } }],
        2500,
      ),
    ).toEqual({
      total: 14_800,
      taxes: new Map([[300, { base: 11_942 + 2427, tax: 358 + 73 }]]),
    }));

  it('divide the preparation fee among the rates by what the products cost', () =>
    expect(
      expectedTotals(
        'pl',
        '00-001',
        [
          { unit: 1000, quantity: 2, mainlandRate: 800 },
          { unit: 1000, quantity: 1, mainlandRate: 2300 },
        ],
        2500,
      ),
    ).toEqual({
      total: 5500,
      taxes: new Map([
        [800, { base: 1852 + 1544, tax: 148 + 123 }],
        [2300, { base: 813 + 677, tax: 187 + 156 }],
      ]),
    }));
});
