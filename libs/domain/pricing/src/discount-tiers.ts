import {
  compareMoney,
  money,
  rateOf,
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
 * The five levels of the specification. A level starts above the previous one's top, so that no amount falls
 * between two levels. The same figures serve as the default in every currency.
 */
const LEVELS = [
  { level: 1, aboveMajor: 1_000, rate: 100 },
  { level: 2, aboveMajor: 5_000, rate: 200 },
  { level: 3, aboveMajor: 8_000, rate: 300 },
  { level: 4, aboveMajor: 12_000, rate: 400 },
  { level: 5, aboveMajor: 15_000, rate: 500 },
] as const;

/** The default levels in a market's currency; a market may pass rows of its own to the functions below. */
export const defaultDiscountTiers = (currency: Currency): readonly DiscountTier[] =>
  LEVELS.map(({ level, aboveMajor, rate }) => ({
    level,
    above: money(aboveMajor * 100, currency),
    rate,
  }));

/** The highest level that purchases of this amount have reached, or null below the first. Rows may come in any order. */
export const discountTier = (
  tiers: readonly DiscountTier[],
  purchases: Money,
): DiscountTier | null =>
  ascending(tiers).findLast((tier) => compareMoney(purchases, tier.above) > 0) ?? null;

/** The level reached and what is missing to the next one: the first amount that earns it lies one minor unit above its edge. */
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

/** What a level takes off an amount, rounded half up to the minor unit; nothing without a level. */
export const tierDiscount = (tier: DiscountTier | null, amount: Money): Money =>
  tier === null ? money(0, amount.currency) : rateOf(amount, tier.rate);

const ascending = (tiers: readonly DiscountTier[]): readonly DiscountTier[] =>
  tiers.toSorted((a, b) => compareMoney(a.above, b.above));
