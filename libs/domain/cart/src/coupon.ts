import { fail, ok, type Result } from '@materia/domain-kernel';
import { comparePlainDates, type PlainDate } from '@materia/domain-holiday-calendar';
import { type BasisPoints, compareMoney, type Money, subtractMoney } from '@materia/domain-money';

/**
 * A promo code. `until` is its last day in the market's time zone; `useLimit` is null when
 * unlimited. It discounts the lines of one vendor: the retailer's own lines, or with `seller` those
 * of a vendor. It applies only once these lines reach `fromTotal`, tax included.
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

/** How often each customer may use a code. */
export const USES_PER_CUSTOMER = 1;

/** When a code is used, and by which customer. */
export type CouponUse = { readonly today: PlainDate; readonly isUsedByCustomer: boolean };

/** Normalizes a code as people type it: in any case, with surrounding spaces. */
export const parseCouponCode = (typed: string): string => typed.trim().toUpperCase();

/**
 * Whether a code may be used at all. Refuses a code that is unknown or not yet valid, one past its
 * last day, and one already used by this customer or used up.
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

/**
 * Whether a code gives a discount. `goods` is the total of its lines with tax. A code may stay on
 * a cart that became too small, and applies again later.
 */
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

/**
 * Whether a promo code may be added to a cart: it is valid, the cart has no other code, and the
 * cart is large enough. Adding the same code again is allowed.
 */
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
