import { fail, ok, type Result } from '@materia/domain-kernel';
import { comparePlainDates, type PlainDate } from '@materia/domain-holiday-calendar';

/** A promo code as far as it may be used. `until` is its last day in the market's zone; limits are null where there is none. */
export type Coupon = {
  readonly code: string;
  readonly from: PlainDate;
  readonly until: PlainDate;
  readonly useLimit: number | null;
  readonly uses: number;
};

export type CouponRefusal =
  | { readonly kind: 'coupon-invalid' }
  | { readonly kind: 'coupon-expired'; readonly lastDay: PlainDate }
  | { readonly kind: 'coupon-used' }
  | { readonly kind: 'cart-has-coupon'; readonly code: string };

/**
 * Whether a promo code may be put on a cart (CART-49, ERR-20). Refuses an unknown code or one that has not begun, one past its last day,
 * one used by this customer or as often as it may be, and a second code on one cart. The same code again is fine.
 */
export const checkCoupon = (
  coupon: Coupon | null,
  use: { readonly today: PlainDate; readonly codeOnCart: string | null; readonly isUsedByCustomer: boolean },
): Result<Coupon, CouponRefusal> => {
  if (coupon === null || comparePlainDates(use.today, coupon.from) < 0) return fail({ kind: 'coupon-invalid' });
  if (comparePlainDates(use.today, coupon.until) > 0) return fail({ kind: 'coupon-expired', lastDay: coupon.until });
  if (use.isUsedByCustomer || (coupon.useLimit !== null && coupon.uses >= coupon.useLimit)) return fail({ kind: 'coupon-used' });
  if (use.codeOnCart !== null && use.codeOnCart !== coupon.code) return fail({ kind: 'cart-has-coupon', code: use.codeOnCart });
  return ok(coupon);
};
