import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  itemCount,
  resetCart,
  shippingResets,
  withCartId,
  withConvertedQuote,
  withLines,
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

  it('a fetched cart stores its lines and count (CART-16)', () => {
    const lines = [
      { offerCode: 'a', quantity: 2 },
      { offerCode: 'b', quantity: 5 },
    ];
    expect(withLines(aState(), lines)).toMatchObject({
      lines,
      count: 7,
      shippingEstimate: 'estimate',
      shippingMethods: null,
    });
    expect(itemCount(lines)).toBe(7);
  });

  it.each([
    {
      rule: 'an empty cart resets the estimate (CART-15)',
      after: [],
      estimate: true,
      methods: true,
    },
    {
      rule: 'another quantity resets the methods (CART-16)',
      after: [{ offerCode: 'a', quantity: 3 }],
      estimate: false,
      methods: true,
    },
    {
      rule: 'another line resets the methods (CART-16)',
      after: [
        { offerCode: 'a', quantity: 2 },
        { offerCode: 'b', quantity: 1 },
      ],
      estimate: false,
      methods: true,
    },
    {
      rule: 'another offer resets the methods (CART-16)',
      after: [{ offerCode: 'b', quantity: 2 }],
      estimate: false,
      methods: true,
    },
    {
      rule: 'the same contents keep both (CART-15, CART-16)',
      after: [{ offerCode: 'a', quantity: 2 }],
      estimate: false,
      methods: false,
    },
  ])('$rule', ({ after, estimate, methods }) => {
    expect(shippingResets(aState().lines, after)).toEqual({ estimate, methods });
    expect(withLines(aState(), after)).toMatchObject({
      shippingEstimate: estimate ? null : 'estimate',
      shippingMethods: methods ? null : 'methods',
    });
  });

  it('shipping choices survive when the contents are exactly the same, in any order', () => {
    const line = fc.record<Line>({
      offerCode: fc.constantFrom('a', 'b', 'c'),
      quantity: fc.integer({ min: 1, max: 3 }),
    });
    const lines = fc.uniqueArray(line, { selector: ({ offerCode }) => offerCode, maxLength: 3 });
    const contents = (cart: readonly Line[]) =>
      JSON.stringify(cart.map(({ offerCode, quantity }) => `${offerCode}${quantity}`).toSorted());
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        expect(shippingResets(before, after).methods).toBe(contents(before) !== contents(after));
      }),
      { numRuns: 200 },
    );
  });
});
