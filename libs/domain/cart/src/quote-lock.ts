import { fail, ok, type Result } from '@materia/domain-kernel';

/** Every change that a customer can make to a cart. */
export const CART_CHANGES = [
  'add-line',
  'update-line',
  'delete-line',
  'change-store',
  'add-coupon',
  'remove-coupon',
  'merge',
] as const;

export type CartChange = (typeof CART_CHANGES)[number];

export type QuoteLockRefusal = { readonly kind: 'converting-quote'; readonly change: CartChange };

/**
 * Whether a cart may be changed. While a quote is being converted, lines, promo code and store are
 * locked.
 */
export const canChangeCart = (
  cart: { readonly isConvertingQuote: boolean },
  change: CartChange,
): Result<CartChange, QuoteLockRefusal> =>
  cart.isConvertingQuote ? fail({ kind: 'converting-quote', change }) : ok(change);
