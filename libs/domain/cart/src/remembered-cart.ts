import type { CartNotice } from './notices.ts';
import type { OfferQuantity } from './missing-lines.ts';

/**
 * The cart as a storefront remembers it. `Estimate` and `Shipping` are the checkout's own types.
 */
export type RememberedCart<Line extends OfferQuantity, Estimate, Shipping> = {
  readonly id: string | null;
  readonly lines: readonly Line[];
  readonly count: number;
  readonly isQuoteCart: boolean;
  readonly shippingEstimate: Estimate | null;
  readonly shippingMethods: Shipping | null;
  readonly notices: readonly CartNotice[];
};

/** No cart: clears id, lines, count, estimate and notices, and the shipping choices with them. */
export const resetCart = <Line extends OfferQuantity, Estimate, Shipping>(): RememberedCart<
  Line,
  Estimate,
  Shipping
> => ({
  id: null,
  lines: [],
  count: 0,
  isQuoteCart: false,
  shippingEstimate: null,
  shippingMethods: null,
  notices: [],
});

/** What tells the cart of a quote. */
type Flagged = { readonly id: string | null; readonly isQuoteCart: boolean };

/** Stores a cart id; a new one clears the quote flag. */
export const withCartId = <State extends Flagged>(state: State, id: string): State =>
  state.id === id ? state : { ...state, id, isQuoteCart: false };

/**
 * Stores a converted quote: first its cart id (which clears the quote flag), then the flag, so that
 * it ends up set.
 */
export const withConvertedQuote = <State extends Flagged>(state: State, id: string): State => ({
  ...withCartId(state, id),
  isQuoteCart: true,
});

/** Whether shipping is estimated: an empty cart has no estimate. */
export const hasShippingEstimate = (lines: readonly { readonly quantity: number }[]): boolean =>
  itemCount(lines) > 0;

/** The number of sale units in a cart. */
export const itemCount = (lines: readonly { readonly quantity: number }[]): number =>
  lines.reduce((count, line) => count + line.quantity, 0);
