import type { RefusalCode } from '@materia/api-contract';
import { toMajorUnits } from '@materia/domain-money';
import type { Refusal } from '../../platform/contract/refusals.ts';
import type { AddingRefused } from './coupons.ts';

type CouponCode = Extract<
  RefusalCode,
  | 'no-such-cart'
  | 'cart-locked'
  | 'coupon-invalid'
  | 'coupon-expired'
  | 'coupon-used'
  | 'cart-has-coupon'
  | 'coupon-below-minimum'
  | 'coupon-not-for-cart'
  | 'coupons-not-taken'
>;

/** A refused promo code with its parameters on the wire. */
export const wireCouponRefusal = (refusal: AddingRefused): Refusal<CouponCode> => {
  switch (refusal.kind) {
    case 'coupon-expired':
      return { kind: refusal.kind, parameters: { lastDay: refusal.lastDay } };
    case 'cart-has-coupon':
      return { kind: refusal.kind, parameters: { code: refusal.code } };
    case 'coupon-below-minimum':
      return {
        kind: refusal.kind,
        parameters: {
          minimum: toMajorUnits(refusal.minimum),
          missing: toMajorUnits(refusal.missing),
        },
      };
    case 'no-such-cart':
    case 'cart-locked':
    case 'coupons-not-taken':
      return refusal;
    case 'coupon-invalid':
    case 'coupon-used':
    case 'coupon-not-for-cart':
      return { kind: refusal.kind };
  }
};
