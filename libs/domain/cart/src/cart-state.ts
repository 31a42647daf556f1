import type { CartNotice } from './notices.ts';
import { quantities, type OfferQuantity } from './missing-lines.ts';

/** What a storefront remembers of its cart. `Estimate` and `Shipping` are the checkout's own forms. */
export type CartState<Line extends OfferQuantity, Estimate, Shipping> = {
  readonly id: string | null;
  readonly lines: readonly Line[];
  readonly count: number;
  readonly isQuoteCart: boolean;
  readonly shippingEstimate: Estimate | null;
  readonly shippingMethods: Shipping | null;
  readonly notices: readonly CartNotice[];
};

/** No cart: id, lines, count, estimate and notices are cleared, and with them the shipping choices. */
export const resetCart = <Line extends OfferQuantity, Estimate, Shipping>(): CartState<
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

/** A new cart id is stored and the cart is no quote any more. */
export const withCartId = <Line extends OfferQuantity, Estimate, Shipping>(
  state: CartState<Line, Estimate, Shipping>,
  id: string,
): CartState<Line, Estimate, Shipping> => ({ ...state, id, isQuoteCart: false });

/** A quote was converted: first its cart id, then the flag, so that the flag is on afterwards. */
export const withConvertedQuote = <Line extends OfferQuantity, Estimate, Shipping>(
  state: CartState<Line, Estimate, Shipping>,
  id: string,
): CartState<Line, Estimate, Shipping> => ({ ...withCartId(state, id), isQuoteCart: true });

/** A fetched cart: its lines and count, and the shipping facts that survive them. */
export const withLines = <Line extends OfferQuantity, Estimate, Shipping>(
  state: CartState<Line, Estimate, Shipping>,
  lines: readonly Line[],
): CartState<Line, Estimate, Shipping> => {
  const resets = shippingResets(state.lines, lines);
  return {
    ...state,
    lines,
    count: itemCount(lines),
    shippingEstimate: resets.estimate ? null : state.shippingEstimate,
    shippingMethods: resets.methods ? null : state.shippingMethods,
  };
};

/** Which shipping facts a change makes worthless: the estimate once nothing is left, the chosen methods with every change of contents or quantity. */
export const shippingResets = (
  before: readonly OfferQuantity[],
  after: readonly OfferQuantity[],
): { readonly estimate: boolean; readonly methods: boolean } => ({
  estimate: itemCount(after) === 0,
  methods: !sameContents(quantities(before), quantities(after)),
});

/** The number of sale units in a cart. */
export const itemCount = (lines: readonly { readonly quantity: number }[]): number =>
  lines.reduce((count, line) => count + line.quantity, 0);

const sameContents = (a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): boolean =>
  a.size === b.size && [...a].every(([offerCode, quantity]) => b.get(offerCode) === quantity);
