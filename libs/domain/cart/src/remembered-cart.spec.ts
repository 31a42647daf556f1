import { describe, expect, it } from 'vitest';
import {
  hasShippingEstimate,
  itemCount,
  resetCart,
  withCartId,
  withConvertedQuote,
  type RememberedCart,
} from './remembered-cart.ts';
import { cartNotice } from './notices.ts';

type Line = { readonly offerCode: string; readonly quantity: number };

const aState = (
  state: Partial<RememberedCart<Line, string, string>> = {},
): RememberedCart<Line, string, string> => ({
  id: 'c1',
  lines: [{ offerCode: 'a', quantity: 2 }],
  count: 2,
  isQuoteCart: false,
  shippingEstimate: 'estimate',
  shippingMethods: 'methods',
  notices: [cartNotice('MERGED_CART')],
  ...state,
});

describe('the cart that a storefront remembers', () => {
  it('a converted quote sets the quote flag, after its cart id was stored (CART-17, CART-19)', () => {
    expect(withConvertedQuote(aState(), 'c2')).toMatchObject({ id: 'c2', isQuoteCart: true });
  });

  it('a new cart id clears the quote flag (CART-18)', () => {
    expect(withCartId(aState({ isQuoteCart: true }), 'c3')).toMatchObject({
      id: 'c3',
      isQuoteCart: false,
    });
    expect(withCartId(withConvertedQuote(aState(), 'c2'), 'c3').isQuoteCart).toBe(false);
  });

  it('a reset clears id, lines, count, estimate and notices (CART-20)', () => {
    expect(resetCart()).toEqual({
      id: null,
      lines: [],
      count: 0,
      isQuoteCart: false,
      shippingEstimate: null,
      shippingMethods: null,
      notices: [],
    });
  });

  it('the same id keeps the quote flag (CART-18)', () => {
    expect(withCartId(aState({ isQuoteCart: true }), 'c1').isQuoteCart).toBe(true);
  });

  it('shipping is estimated while there are units in the cart (CART-15)', () => {
    const lines = [
      { offerCode: 'a', quantity: 2 },
      { offerCode: 'b', quantity: 5 },
    ];
    expect(itemCount(lines)).toBe(7);
    expect([lines, []].map(hasShippingEstimate)).toEqual([true, false]);
  });
});
