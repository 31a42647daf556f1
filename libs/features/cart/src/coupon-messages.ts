import type { CouponProblem } from '@materia/api-cart';
import { unreachable } from '@materia/domain-kernel';
import type { TextReader } from '@materia/market-model';
import type { Formats } from '@materia/ui-shop';
import { problemMessage } from './problem-messages.ts';

/** Why a promo code was rejected, as a message. */
export const couponMessage = (
  t: TextReader,
  { money, date }: Pick<Formats, 'money' | 'date'>,
  problem: CouponProblem | { readonly kind: 'coupon-empty' },
): string => {
  switch (problem.kind) {
    case 'coupon-empty':
      return t('coupon.empty');
    case 'coupon-invalid':
      return t('coupon.invalid');
    case 'coupon-expired':
      return t('coupon.expired', { day: date(problem.lastDay) });
    case 'coupon-used':
      return t('coupon.used');
    case 'cart-has-coupon':
      return t('coupon.other', { code: problem.code });
    case 'coupon-below-minimum':
      return t('coupon.belowMinimum', {
        minimum: money(problem.minimum),
        missing: money(problem.missing),
      });
    case 'coupon-not-for-cart':
      return t('coupon.notForCart');
    case 'coupons-not-taken':
      return t('coupon.notTaken');
    case 'too-many-guesses':
      return t('coupon.tooMany');
    case 'failed':
      return problemMessage(t, problem.problem) ?? t('cart.updateError');
    default:
      return unreachable(problem);
  }
};
