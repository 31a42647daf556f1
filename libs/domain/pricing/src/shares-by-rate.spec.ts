import fc from 'fast-check';
import { money } from '@materia/domain-money';
import { describe, expect, it } from 'vitest';
import { chargeFor, sharesByRate } from './shares-by-rate.ts';

const eur = (minor: number) => money(minor, 'EUR');
const products = (...rows: readonly (readonly [number, number])[]) =>
  rows.map(([vatRate, minor]) => ({ vatRate, amount: eur(minor) }));

describe('what delivery costs without tax', () => {
  it.each([
    { name: 'products of one rate', of: products([2300, 5000]), amount: 2999, net: 2438 },
    {
      name: 'products of two rates',
      of: products([2000, 7500], [1000, 2500]),
      amount: 799,
      net: 681,
    },
    { name: 'nothing', of: [], amount: 799, net: 799 },
  ])('is taxed like $name, rounded once per rate', ({ of, amount, net }) => {
    expect(chargeFor(eur(amount), of)).toEqual({ included: eur(amount), excluded: eur(net) });
  });
});

describe('the tax of delivery and preparation', () => {
  it.each([
    { name: 'products of one rate', of: products([1000, 5000], [1000, 1]), shares: [[1000, 799]] },
    {
      name: 'a mixed cart, in proportion to what they cost',
      of: products([1000, 2500], [2000, 7500]),
      shares: [
        [2000, 599],
        [1000, 200],
      ],
    },
    {
      name: 'products of which some cost nothing',
      of: products([2000, 0], [1000, 900]),
      shares: [
        [2000, 0],
        [1000, 799],
      ],
    },
    {
      name: 'products that all cost nothing, in equal parts',
      of: products([1000, 0], [2000, 0], [2000, 0]),
      shares: [
        [2000, 400],
        [1000, 399],
      ],
    },
    { name: 'untaxed products', of: products([0, 100]), shares: [[0, 799]] },
  ])('follows $name', ({ of, shares }) => {
    expect(
      sharesByRate(eur(799), of).map(({ vatRate, amount }) => [vatRate, amount.minor]),
    ).toEqual(shares);
  });

  it('is a charge for products: without any there is nothing to follow', () => {
    expect(() => sharesByRate(eur(799), [])).toThrow(RangeError);
    expect(sharesByRate(eur(0), [])).toEqual([]);
  });

  it('leaves the amount with tax as it is', () => {
    const product = fc.record({
      vatRate: fc.constantFrom(0, 210, 400, 550, 1000, 2000),
      amount: fc.integer({ min: 0, max: 5_000_000 }).map(eur),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000 }),
        fc.array(product, { minLength: 1, maxLength: 8 }),
        (minor, of) => {
          const shares = sharesByRate(eur(minor), of);
          expect(shares.reduce((sum, { amount }) => sum + amount.minor, 0)).toBe(minor);
          expect(new Set(shares.map(({ vatRate }) => vatRate)).size).toBe(shares.length);
        },
      ),
    );
  });

  it('has the same bases, within one minor unit, as a base divided by the bases of the products', () => {
    const rates = [2000, 1000, 550] as const;
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.tuple(
          fc.integer({ min: 1, max: 500_000 }),
          fc.integer({ min: 1, max: 500_000 }),
          fc.integer({ min: 1, max: 500_000 }),
        ),
        (minor, costs) => {
          const shares = sharesByRate(
            eur(minor),
            rates.map((vatRate, at) => ({ vatRate, amount: eur(costs[at] ?? 0) })),
          );
          const bases = rates.map((rate, at) => (costs[at] ?? 0) / (1 + rate / 10_000));
          const allBases = bases.reduce((sum, base) => sum + base, 0);
          const allCosts = costs.reduce((sum, cost) => sum + cost, 0);
          const base = (minor * allBases) / allCosts;
          for (const [at, { vatRate, amount }] of shares.entries())
            expect(
              Math.abs(
                amount.minor / (1 + vatRate / 10_000) - (base * (bases[at] ?? 0)) / allBases,
              ),
            ).toBeLessThan(1);
        },
      ),
    );
  });
});
