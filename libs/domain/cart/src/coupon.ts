import { fail, ok, type Result } from '@materia/domain-kernel';
import { comparePlainDates, type PlainDate } from '@materia/domain-holiday-calendar';
import { type BasisPoints, compareMoney, type Money, subtractMoney } from '@materia/domain-money';

/**
 * A promo code. `until` is its last day in the market's zone, `useLimit` is null where there is none. It takes off the lines of one
 * seller: the retailer's own, or with `seller` those of a vendor; and only once these come to `fromTotal`, with tax.
 */
export type Coupon = {
  readonly code: string;
  readonly off:
    | { readonly kind: 'amount'; readonly amount: Money }
    | { readonly kind: 'rate'; readonly rate: BasisPoints };
  readonly seller: string | null;
  readonly fromTotal: Money;
  readonly from: PlainDate;
  readonly until: PlainDate;
  readonly useLimit: number | null;
  readonly uses: number;
};

export type CouponRefusal =
  | { readonly kind: 'coupon-invalid' }
  | { readonly kind: 'coupon-expired'; readonly lastDay: PlainDate }
  | { readonly kind: 'coupon-used' }
  | { readonly kind: 'cart-has-coupon'; readonly code: string }
  | { readonly kind: 'coupon-below-minimum'; readonly minimum: Money; readonly missing: Money }
  | { readonly kind: 'coupon-not-for-cart' };

/** When and by whom a code is used. */
export type CouponUse = { readonly today: PlainDate; readonly isUsedByCustomer: boolean };

/** Codes are read as people write them: in any case, with spaces around. */
export const readCouponCode = (typed: string): string => typed.trim().toUpperCase();

/**
 * Whether a code may be used at all. Refuses an unknown code or one that has not begun, one past its last day, and one used by
 * this customer or as often as it may be.
 */
export const couponInForce = (
  coupon: Coupon | null,
  { today, isUsedByCustomer }: CouponUse,
): Result<Coupon, CouponRefusal> => {
  if (coupon === null || comparePlainDates(today, coupon.from) < 0)
    return fail({ kind: 'coupon-invalid' });
  if (comparePlainDates(today, coupon.until) > 0)
    return fail({ kind: 'coupon-expired', lastDay: coupon.until });
  if (isUsedByCustomer || (coupon.useLimit !== null && coupon.uses >= coupon.useLimit))
    return fail({ kind: 'coupon-used' });
  return ok(coupon);
};

/** Whether a code takes anything off: `goods` is what its lines cost with tax. It may stay on a cart that has become too small, and counts again later. */
export const couponCounts = ({ fromTotal }: Coupon, goods: Money): Result<true, CouponRefusal> => {
  if (goods.minor === 0) return fail({ kind: 'coupon-not-for-cart' });
  if (compareMoney(goods, fromTotal) < 0)
    return fail({
      kind: 'coupon-below-minimum',
      minimum: fromTotal,
      missing: subtractMoney(fromTotal, goods),
    });
  return ok(true);
};

/** Whether a promo code may be put on a cart: one in force, the only one of the cart, and the cart is large enough. The same code again is fine. */
export const checkCoupon = (
  coupon: Coupon | null,
  use: CouponUse & { readonly codeOnCart: string | null; readonly goods: Money },
): Result<Coupon, CouponRefusal> => {
  const inForce = couponInForce(coupon, use);
  if (!inForce.ok) return inForce;
  if (use.codeOnCart !== null && use.codeOnCart !== inForce.value.code)
    return fail({ kind: 'cart-has-coupon', code: use.codeOnCart });
  const counts = couponCounts(inForce.value, use.goods);
  return counts.ok ? inForce : counts;
};
