import { fail, ok, type Result } from '@materia/domain-kernel';
import { productLines } from './special-lines.ts';

/** The facts about a cart that the rules below need. */
export type QuotableCart = {
  readonly isGuest: boolean;
  readonly couponCode: string | null;
  readonly isConvertingQuote: boolean;
  readonly lines: readonly { readonly sku: string; readonly isThirdParty: boolean }[];
};

/** Why the cart of a customer may not become a quote. */
export const QUOTE_OBSTACLES = [
  'already-a-quote',
  'no-products',
  'third-party-line',
  'coupon',
] as const;
export type QuoteObstacle = (typeof QUOTE_OBSTACLES)[number];

export type QuoteRefusal =
  | { readonly kind: 'log-in-first' }
  | { readonly kind: 'already-a-quote' }
  | { readonly kind: 'no-products' }
  | { readonly kind: 'third-party-line'; readonly skus: readonly string[] }
  | { readonly kind: 'coupon'; readonly code: string };

export type ShippingEstimateRefusal = Extract<QuoteRefusal, { kind: 'third-party-line' }>;

/**
 * Whether a cart may become a quote (`perform_quotation`). Refuses, in this order: guests, a cart
 * that is a quote being converted, a cart without products, any line of a third-party vendor, and a
 * promo code.
 */
export const canBecomeQuote = (cart: QuotableCart): Result<true, QuoteRefusal> => {
  if (cart.isGuest) return fail({ kind: 'log-in-first' });
  if (cart.isConvertingQuote) return fail({ kind: 'already-a-quote' });
  if (productLines(cart.lines).length === 0) return fail({ kind: 'no-products' });
  const estimate = canGetShippingEstimate(cart.lines);
  if (!estimate.ok) return estimate;
  if (cart.couponCode !== null) return fail({ kind: 'coupon', code: cart.couponCode });
  return ok(true);
};

/**
 * Whether shipping can be estimated for a cart. Refuses carts with a line of a third-party vendor.
 */
export const canGetShippingEstimate = (
  lines: QuotableCart['lines'],
): Result<true, ShippingEstimateRefusal> => {
  const skus = lines.filter((line) => line.isThirdParty).map((line) => line.sku);
  return skus.length === 0 ? ok(true) : fail({ kind: 'third-party-line', skus });
};
