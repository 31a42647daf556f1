import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from './money.ts';
import {
  basisPointsOfPercent,
  grossOfNet,
  netOfGross,
  percentOfBasisPoints,
  rateOf,
} from './vat.ts';

describe('tax', () => {
  it.each([
    { gross: 12300, vat: 2300, net: 10000 },
    { gross: 1000, vat: 2300, net: 813 },
    { gross: 1, vat: 2300, net: 1 },
    { gross: 10550, vat: 550, net: 10000 },
    { gross: 999, vat: 0, net: 999 },
    { gross: -1000, vat: 2300, net: -813 },
  ])('$gross with tax at $vat basis points is $net without', ({ gross, vat, net }) => {
    expect(netOfGross(money(gross, 'PLN'), vat)).toEqual(money(net, 'PLN'));
  });

  const rate = fc.constantFrom(0, 500, 550, 600, 700, 800, 1000, 1300, 2000, 2100, 2300);
  const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

  it('adding tax and removing it restores the amount', () => {
    fc.assert(
      fc.property(amount, rate, (minor, vat) => {
        const net = money(minor, 'EUR');
        expect(netOfGross(grossOfNet(net, vat), vat)).toEqual(net);
      }),
      { numRuns: 300 },
    );
  });

  it('one percent is a hundred basis points, and percentages convert back', () => {
    expect(rateOf(money(12_350, 'PLN'), 100)).toEqual(money(124, 'PLN'));
    expect([23, 5.5, 0, 2.125].map(basisPointsOfPercent)).toEqual([2300, 550, 0, 213]);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000 }),
        (bp) => basisPointsOfPercent(percentOfBasisPoints(bp)) === bp,
      ),
    );
  });

  it('a negative or fractional rate throws', () => {
    expect(() => netOfGross(money(1, 'PLN'), -1)).toThrow(
      new RangeError('Not a rate in basis points: -1'),
    );
    expect(() => rateOf(money(1, 'PLN'), 0.5)).toThrow(RangeError);
  });
});
