import { type PlainDate, yearOf } from '@materia/domain-holiday-calendar';
import { type Currency, type Money, sumMoney } from '@materia/domain-money';
import { type DiscountTier, tierProgress } from '@materia/domain-pricing';
import { higherRank, type LoyaltyRank, rankOfLevel, waivesPreparationFee } from './rank.ts';

export type ClubPurchase = { readonly boughtOn: PlainDate; readonly amount: Money };

export type ClubStatus = {
  readonly spending: Money;
  readonly tier: DiscountTier | null;
  /** The next level and the amount missing to it; null at the top. */
  readonly next: { readonly tier: DiscountTier; readonly missing: Money } | null;
  readonly rank: LoyaltyRank;
  readonly waivesPreparationFee: boolean;
};

/** A member's spending in the calendar year of `today`; returns count as negative amounts. */
export const clubSpending = (
  purchases: readonly ClubPurchase[],
  today: PlainDate,
  currency: Currency,
): Money =>
  sumMoney(
    purchases
      .filter(({ boughtOn }) => yearOf(boughtOn) === yearOf(today))
      .map(({ amount }) => amount),
    currency,
  );

/**
 * A member's rank and level, by the market's discount tiers. A rank granted on the account applies
 * when it is higher than the earned one.
 */
export const clubStatus = (
  spending: Money,
  tiers: readonly DiscountTier[],
  granted?: LoyaltyRank,
): ClubStatus => {
  const { tier, next } = tierProgress(tiers, spending);
  const earned = rankOfLevel(tier?.level ?? 0);
  const rank = granted === undefined ? earned : higherRank(earned, granted);
  return { spending, tier, next, rank, waivesPreparationFee: waivesPreparationFee(rank) };
};
