import { type HostRefusal, listedRefusal } from '@materia/api-client-kernel';
import type { CouponRefusal } from '@materia/domain-cart';
import { parsePlainDate } from '@materia/domain-holiday-calendar';
import { fail, ok, type Result, unreachable } from '@materia/domain-kernel';
import { type Currency, fromMajorUnits } from '@materia/domain-money';
import type { CartAccess } from './cart-access.ts';
import { type CartProblem, type CartSession, runCartCall } from './cart-runner.ts';

/**
 * Why a promo code was not accepted: a reason of the code, a shop without codes, too many attempts,
 * or a failed cart call.
 */
export type CouponProblem =
  | CouponRefusal
  | { readonly kind: 'coupons-not-taken' | 'too-many-guesses' }
  | { readonly kind: 'failed'; readonly problem: CartProblem };

/** Adds a promo code to the cart. */
export const addCoupon = async (
  access: CartAccess,
  session: CartSession,
  couponCode: string,
  currency: Currency,
): Promise<Result<true, CouponProblem>> => {
  const answer = await runCartCall(access, session, 'update', async ({ host, cartId }) => {
    const reply = await host('addCoupon', { body: { cartMaskId: cartId, couponCode } });
    if (reply.ok) return ok(undefined);
    const refusal = couponRefusal(reply.error, currency);
    return refusal === undefined ? reply : ok(refusal);
  });
  if (!answer.ok) return fail({ kind: 'failed', problem: answer.error });
  return answer.value.value === undefined ? ok(true) : fail(answer.value.value);
};

/** Removes a promo code from the cart. */
export const removeCoupon = async (
  access: CartAccess,
  session: CartSession,
  couponCode: string,
): Promise<Result<true, CouponProblem>> => {
  const answer = await runCartCall(access, session, 'update', ({ host, cartId }) =>
    host('removeCoupon', { body: { cartMaskId: cartId, couponCode } }),
  );
  return answer.ok ? ok(true) : fail({ kind: 'failed', problem: answer.error });
};

/** What is wrong with the code; undefined when the cart call itself failed. */
const couponRefusal = (refusal: HostRefusal, currency: Currency): CouponProblem | undefined => {
  const listed = listedRefusal('addCoupon', refusal);
  switch (listed?.code) {
    case 'coupon-invalid':
    case 'bad-input':
      return { kind: 'coupon-invalid' };
    case 'coupon-expired': {
      const lastDay = parsePlainDate(listed.parameters.lastDay);
      if (!lastDay.ok) throw new Error(`No such day: ${listed.parameters.lastDay}`);
      return { kind: listed.code, lastDay: lastDay.value };
    }
    case 'coupon-used':
    case 'coupon-not-for-cart':
    case 'coupons-not-taken':
      return { kind: listed.code };
    case 'cart-has-coupon':
      return { kind: listed.code, code: listed.parameters.code };
    case 'coupon-below-minimum':
      return {
        kind: listed.code,
        minimum: fromMajorUnits(listed.parameters.minimum, currency),
        missing: fromMajorUnits(listed.parameters.missing, currency),
      };
    case 'too-many-requests':
      return { kind: 'too-many-guesses' };
    case 'no-such-cart':
    case 'cart-locked':
    case undefined:
      return undefined;
    default:
      return unreachable(listed);
  }
};
