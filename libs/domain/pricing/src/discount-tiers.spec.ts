import fc from 'fast-check';
import { compareMoney, money, type Money } from '@materia/domain-money';
import { describe, expect, it } from 'vitest';
import { lineDiscounts } from './cart-discounts.ts';
import { defaultDiscountTiers, discountTier, tierProgress } from './discount-tiers.ts';

const tiers = defaultDiscountTiers('PLN');
/** What a level takes off an amount of the retailer's own products. */
const discountOf = (tier: ReturnType<typeof discountTier>, row: Money): Money | undefined =>
  lineDiscounts(
    [{ row, offer: money(0, row.currency), isThirdParty: false, seller: 'shop' }],
    { tier, coupon: null },
    row.currency,
  )[0]?.tier;
const zl = (major: number) => money(Math.round(major * 100), 'PLN');

describe('quantity discount', () => {
  it.each([
    { from: 1001, to: 5000, level: 1, rate: 100, row: 'FEE-11' },
    { from: 5001, to: 8000, level: 2, rate: 200, row: 'FEE-12' },
    { from: 8001, to: 12000, level: 3, rate: 300, row: 'FEE-13' },
    { from: 12001, to: 15000, level: 4, rate: 400, row: 'FEE-14' },
    { from: 15001.01, to: 9_000_000, level: 5, rate: 500, row: 'FEE-15' },
  ])(
    'purchases from $from to $to zloty are level $level with $rate basis points ($row, LIM-50)',
    ({ from, to, level, rate }) => {
      expect(discountTier(tiers, zl(from))).toMatchObject({ level, rate });
      expect(discountTier(tiers, zl(to))).toMatchObject({ level, rate });
    },
  );

  it.each([
    { amount: 1000, level: undefined },
    { amount: 1000.01, level: 1 },
    { amount: 5000.5, level: 2 },
    { amount: 8000.01, level: 3 },
    { amount: 12000.99, level: 4 },
    { amount: 15000.01, level: 5 },
    { amount: 15001, level: 5 },
  ])(
    '$amount zloty is in level $level: no amount falls between two levels (FEE-18)',
    ({ amount, level }) => {
      expect(discountTier(tiers, zl(amount))?.level).toBe(level);
    },
  );

  it('there are five levels, 1 to 5, the same in every currency unless a market passes its own (FEE-16, FEE-17, MKT-13)', () => {
    expect(tiers.map((tier) => tier.level)).toEqual([1, 2, 3, 4, 5]);
    expect(defaultDiscountTiers('EUR')).toEqual(
      tiers.map((tier) => ({ ...tier, above: money(tier.above.minor, 'EUR') })),
    );
    expect(discountTier([{ level: 1, above: zl(10), rate: 50 }], zl(11))?.rate).toBe(50);
  });

  it('the level never falls as purchases grow, in any row order', () => {
    const amount = fc.integer({ min: 0, max: 2_000_000 });
    fc.assert(
      fc.property(
        amount,
        amount,
        fc.shuffledSubarray([...tiers], { minLength: 5 }),
        (a, b, shuffled) => {
          const [less, more] = [money(Math.min(a, b), 'PLN'), money(Math.max(a, b), 'PLN')];
          expect([tierProgress(shuffled, less), tierProgress(shuffled, more)]).toEqual([
            tierProgress(tiers, less),
            tierProgress(tiers, more),
          ]);
          expect(discountTier(shuffled, less)?.level ?? 0).toBeLessThanOrEqual(
            discountTier(shuffled, more)?.level ?? 0,
          );
          expect(
            compareMoney(
              discountOf(discountTier(shuffled, less), less) ?? more,
              discountOf(discountTier(shuffled, more), more) ?? less,
            ),
          ).toBeLessThanOrEqual(0);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('shows a member the amount missing to the next level, and exactly that amount reaches it (FEE-19)', () => {
    const progress = tierProgress(tiers, zl(4000));
    expect(progress.tier?.level).toBe(1);
    expect(progress.next).toMatchObject({ tier: { level: 2 }, missing: zl(1000.01) });
    expect(discountTier(tiers, zl(5000.01))?.level).toBe(2);
    expect(tierProgress(tiers, zl(5000)).next).toMatchObject({
      tier: { level: 2 },
      missing: zl(0.01),
    });
    expect(tierProgress(tiers, zl(20000))).toMatchObject({ tier: { level: 5 }, next: null });
  });

  it('a level discounts an amount by its rate, rounded half up; without a level there is no discount', () => {
    expect(discountOf(discountTier(tiers, zl(6000)), zl(99.75))).toEqual(zl(2));
    expect(discountOf(null, zl(99.75))).toEqual(zl(0));
  });
});
