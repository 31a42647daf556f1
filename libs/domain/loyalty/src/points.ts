import { addMonths, type PlainDate } from '@materia/domain-holiday-calendar';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { money, type Money, subtractMoney } from '@materia/domain-money';
import type { LoyaltyAccount } from './account.ts';
import { isAtLeast } from './rank.ts';
import type { ClubStatus } from './club-status.ts';

/** A market's conversion of points. */
export type PointsRule = {
  /** The value of one point in a coupon, in minor units of the market's currency. */
  readonly minorPerPoint: number;
  /** Months for which the coupon is valid. */
  readonly couponMonths: number;
};

export type PointsCoupon = { readonly value: Money; readonly expiresOn: PlainDate };

export type Transformation = { readonly account: LoyaltyAccount; readonly coupon: PointsCoupon };

export type TransformationRefusal =
  | { readonly kind: 'silver-status-needed' }
  | { readonly kind: 'no-points' }
  | { readonly kind: 'not-confirmed' };

/** One point for each whole unit of the currency; none for less or for a negative amount. */
export const earnedPoints = (amount: Money): number => Math.max(0, Math.floor(amount.minor / 100));

/**
 * What an account has of points. A debt is points that were converted before their order was
 * returned; later points pay it first, so an account never has both, and neither is negative.
 */
export type PointsBalance = { readonly points: number; readonly debt: number };

/** Adds points, which pay a debt first, or takes them back, which leaves a debt where they are gone. */
export const bookPoints = ({ points, debt }: PointsBalance, change: number): PointsBalance => {
  const net = points - debt + change;
  return { points: Math.max(0, net), debt: Math.max(0, -net) };
};

/**
 * What has to be booked for an order of which `returned` went back, after `booked` points for it:
 * the order earns one point per whole unit of what the shop keeps. Repeating it books nothing.
 */
export const orderPoints = (
  { total, returned }: { readonly total: Money; readonly returned: Money },
  booked: number,
): number => {
  const change = earnedPoints(subtractMoney(total, returned)) - booked;
  return change === 0 ? 0 : change;
};

/** Silver status, which is the same as having reached the second tier by spending 5001. */
export const mayTransformPoints = (standing: Pick<ClubStatus, 'rank'>): boolean =>
  isAtLeast(standing.rank, 'SILVER');

/**
 * Turns all points into one coupon and leaves none. It cannot be undone, so the member has to
 * confirm it. Refuses a member below silver and an account without points.
 */
export const transformPoints = (
  account: LoyaltyAccount,
  standing: Pick<ClubStatus, 'rank' | 'spending'>,
  rule: PointsRule,
  { today, confirmed }: { readonly today: PlainDate; readonly confirmed: boolean },
): Result<Transformation, TransformationRefusal> => {
  if (!mayTransformPoints(standing)) return fail({ kind: 'silver-status-needed' });
  if (account.points <= 0) return fail({ kind: 'no-points' });
  if (!confirmed) return fail({ kind: 'not-confirmed' });
  return ok({
    account: { ...account, points: 0 },
    coupon: {
      value: money(account.points * rule.minorPerPoint, standing.spending.currency),
      expiresOn: addMonths(today, rule.couponMonths),
    },
  });
};
