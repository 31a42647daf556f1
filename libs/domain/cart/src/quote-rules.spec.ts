import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canBecomeQuote, canGetShippingEstimate, type QuotableCart } from './quote-eligibility.ts';
import { canChangeCart, CART_CHANGES } from './quote-lock.ts';

const own = { sku: '82121212', isThirdParty: false };
const vendor = { sku: '83131313', isThirdParty: true };

const aCart = (cart: Partial<QuotableCart> = {}): QuotableCart => ({
  isGuest: false,
  couponCode: null,
  isConvertingQuote: false,
  lines: [own],
  ...cart,
});

describe('turning a cart into a quote', () => {
  it('is allowed with own products, no promo code and a customer who is logged in (CART-08)', () => {
    expect(canBecomeQuote(aCart())).toEqual({ ok: true, value: true });
  });

  it.each<{ rule: string; cart: Partial<QuotableCart>; error: object }>([
    {
      rule: 'a guest must log in first (CART-47)',
      cart: { isGuest: true },
      error: { kind: 'log-in-first' },
    },
    {
      rule: 'a line of a third-party vendor prevents it (CART-44)',
      cart: { lines: [own, vendor] },
      error: { kind: 'third-party-line', skus: ['83131313'] },
    },
    {
      rule: 'a promo code prevents it (CART-46)',
      cart: { couponCode: 'SPRING' },
      error: { kind: 'coupon', code: 'SPRING' },
    },
    {
      rule: 'a quote cannot become a quote again (QUO-19)',
      cart: { isConvertingQuote: true },
      error: { kind: 'already-a-quote' },
    },
    {
      rule: 'a cart with services only cannot be quoted (CART-34)',
      cart: { lines: [{ sku: '49400365', isThirdParty: false }] },
      error: { kind: 'no-products' },
    },
  ])('$rule', ({ cart, error }) => {
    expect(canBecomeQuote(aCart(cart))).toEqual({ ok: false, error });
  });

  it('a third-party line, a promo code or a guest is enough to refuse, whatever else is in the cart (CART-44, CART-46, CART-47)', () => {
    const cart = fc.record<QuotableCart>({
      isGuest: fc.boolean(),
      couponCode: fc.constantFrom(null, 'SPRING'),
      isConvertingQuote: fc.constant(false),
      lines: fc.array(fc.constantFrom(own, vendor), { minLength: 1, maxLength: 5 }),
    });
    fc.assert(
      fc.property(cart, (sample) => {
        const isAllowed =
          !sample.isGuest && sample.couponCode === null && !sample.lines.includes(vendor);
        expect(canBecomeQuote(sample).ok).toBe(isAllowed);
      }),
      { numRuns: 200 },
    );
  });
});

describe('shipping estimate', () => {
  it('a line of a third-party vendor prevents it (CART-45)', () => {
    expect(canGetShippingEstimate([own])).toEqual({ ok: true, value: true });
    expect(canGetShippingEstimate([own, vendor])).toEqual({
      ok: false,
      error: { kind: 'third-party-line', skus: ['83131313'] },
    });
  });
});

describe('a cart while a quote is being converted', () => {
  it.each(CART_CHANGES)('refuses %s, and allows it afterwards (CART-24)', (change) => {
    expect(canChangeCart({ isConvertingQuote: true }, change)).toEqual({
      ok: false,
      error: { kind: 'converting-quote', change },
    });
    expect(canChangeCart({ isConvertingQuote: false }, change)).toEqual({
      ok: true,
      value: change,
    });
  });

  it('lines, promo code and store are all among the changes (CART-24)', () => {
    expect(CART_CHANGES).toEqual([
      'add-line',
      'update-line',
      'delete-line',
      'change-store',
      'add-coupon',
      'remove-coupon',
      'merge',
    ]);
  });
});
