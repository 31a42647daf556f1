import {
  compareMoney,
  money,
  subtractMoney,
  type BasisPoints,
  type Currency,
  type Money,
} from '@materia/domain-money';

/** A level of the quantity discount: purchases above `above` (with tax) earn `rate`. */
export type DiscountTier = {
  readonly level: number;
  readonly above: Money;
  readonly rate: BasisPoints;
};

/**
 * The five levels of the specification. A level starts above the top of the previous one, so that
 * no amount falls between two levels. The same figures are the default in every currency.
 */
const LEVELS = [
  { level: 1, aboveMajor: 1_000, rate: 100 },
  { level: 2, aboveMajor: 5_000, rate: 200 },
  { level: 3, aboveMajor: 8_000, rate: 300 },
  { level: 4, aboveMajor: 12_000, rate: 400 },
  { level: 5, aboveMajor: 15_000, rate: 500 },
] as const;

/**
 * The default levels in a market's currency; a market may pass its own rows to the functions below.
 */
export const defaultDiscountTiers = (currency: Currency): readonly DiscountTier[] =>
  LEVELS.map(({ level, aboveMajor, rate }) => ({
    level,
    above: money(aboveMajor * 100, currency),
    rate,
  }));

/**
 * The highest level reached by purchases of this amount, or null below the first. Rows may be in
 * any order.
 */
export const discountTier = (
  tiers: readonly DiscountTier[],
  purchases: Money,
): DiscountTier | null =>
  ascending(tiers).findLast((tier) => compareMoney(purchases, tier.above) > 0) ?? null;

/**
 * The level reached and the amount missing to the next one. A level is reached one minor unit above
 * its threshold.
 */
export const tierProgress = (
  tiers: readonly DiscountTier[],
  purchases: Money,
): {
  readonly tier: DiscountTier | null;
  readonly next: { readonly tier: DiscountTier; readonly missing: Money } | null;
} => {
  const next = ascending(tiers).find((tier) => compareMoney(purchases, tier.above) <= 0);
  return {
    tier: discountTier(tiers, purchases),
    next:
      next === undefined
        ? null
        : {
            tier: next,
            missing: subtractMoney(money(next.above.minor + 1, next.above.currency), purchases),
          },
  };
};

const ascending = (tiers: readonly DiscountTier[]): readonly DiscountTier[] =>
  tiers.toSorted((a, b) => compareMoney(a.above, b.above));
