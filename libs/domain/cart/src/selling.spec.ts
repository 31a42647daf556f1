import type { StockedOffer } from '@materia/domain-stock-status';
import { addDays, plainDate } from '@materia/domain-holiday-calendar';
import { describe, expect, it } from 'vitest';
import { money } from '@materia/domain-money';
import { checkCoupon, type Coupon, parseCouponCode } from './coupon.ts';
import { canAddToCart, sellingMode } from './selling.ts';

const offer = (availableStock: number): StockedOffer => ({
  isSoldByAThirdPartyVendor: false,
  delivery: {
    home: { availabilities: [] },
    store: { availabilities: [{ stockStatus: 'ONSITE', availableStock }] },
    relay: { availabilities: [] },
  },
});

describe('selling', () => {
  it.each([
    { sellsOnline: true, disableEcommerceMode: true, mode: 'selling' },
    { sellsOnline: false, disableEcommerceMode: true, mode: 'showcase' },
    { sellsOnline: false, disableEcommerceMode: false, mode: 'selling' },
    { sellsOnline: true, disableEcommerceMode: false, mode: 'selling' },
  ])(
    'flag $disableEcommerceMode and a store that sells online: $sellsOnline give $mode: the flag only permits the showcase (FLD-02, CAT-04, CART-12)',
    ({ sellsOnline, disableEcommerceMode, mode }) => {
      expect(sellingMode({ sellsOnline }, { disableEcommerceMode })).toBe(mode);
    },
  );

  it('an unknown store does not sell where the flag permits the showcase (CART-12)', () => {
    expect(sellingMode(undefined, { disableEcommerceMode: true })).toBe('showcase');
    expect(sellingMode(undefined, { disableEcommerceMode: false })).toBe('selling');
  });

  it('refuses an item without an offer before any request (CART-31, ERR-14)', () => {
    expect(canAddToCart({}, 'selling')).toEqual({ ok: false, error: { kind: 'no-offer' } });
    expect(canAddToCart({ offer: null }, 'selling')).toEqual({
      ok: false,
      error: { kind: 'no-offer' },
    });
  });

  it('a showcase shop adds nothing to the cart (CART-14)', () => {
    expect(canAddToCart({ offer: offer(5) }, 'showcase')).toEqual({
      ok: false,
      error: { kind: 'showcase' },
    });
  });

  it('adds an available offer and refuses an unavailable one', () => {
    const available = offer(5);
    expect(canAddToCart({ offer: available }, 'selling')).toEqual({ ok: true, value: available });
    expect(canAddToCart({ offer: offer(0) }, 'selling')).toEqual({
      ok: false,
      error: { kind: 'not-sellable' },
    });
  });
});

describe('promo code', () => {
  it('is accepted in any case and with surrounding spaces', () =>
    expect([' spring ', 'SPRING', 'łąka5'].map(parseCouponCode)).toEqual([
      'SPRING',
      'SPRING',
      'ŁĄKA5',
    ]));

  const from = plainDate(2026, 11, 1);
  const until = plainDate(2026, 11, 30);
  const zl = (minor: number) => money(minor, 'PLN');
  const coupon: Coupon = {
    code: 'SPRING',
    off: { kind: 'rate', rate: 1000 },
    seller: null,
    fromTotal: zl(10_000),
    from,
    until,
    useLimit: 100,
    uses: 99,
  };
  const use = {
    today: plainDate(2026, 11, 20),
    codeOnCart: null,
    isUsedByCustomer: false,
    goods: zl(10_000),
  };

  it.each([
    { rule: 'is accepted on its first day', coupon, use: { ...use, today: from } },
    { rule: 'is accepted on its last day', coupon, use: { ...use, today: until } },
    {
      rule: 'is accepted without a usage limit',
      coupon: { ...coupon, useLimit: null, uses: 5000 },
      use,
    },
    {
      rule: 'is accepted without a minimum amount',
      coupon: { ...coupon, fromTotal: zl(0) },
      use: { ...use, goods: zl(1) },
    },
    { rule: 'is accepted again on the same cart', coupon, use: { ...use, codeOnCart: 'SPRING' } },
  ])('$rule (ERR-20)', ({ coupon: given, use: when }) => {
    expect(checkCoupon(given, when)).toEqual({ ok: true, value: given });
  });

  it.each([
    {
      rule: 'an unknown code is invalid (ERR-20)',
      coupon: null,
      use,
      error: { kind: 'coupon-invalid' },
    },
    {
      rule: 'a code that is not valid yet is invalid (ERR-20)',
      coupon,
      use: { ...use, today: addDays(from, -1) },
      error: { kind: 'coupon-invalid' },
    },
    {
      rule: 'a code past its last day is expired (ERR-20)',
      coupon,
      use: { ...use, today: addDays(until, 1) },
      error: { kind: 'coupon-expired', lastDay: until },
    },
    {
      rule: 'a code that the customer already used is used (ERR-20)',
      coupon,
      use: { ...use, isUsedByCustomer: true },
      error: { kind: 'coupon-used' },
    },
    {
      rule: 'a code that reached its limit is used (ERR-20)',
      coupon: { ...coupon, uses: 100 },
      use,
      error: { kind: 'coupon-used' },
    },
    {
      rule: 'a cart accepts one code only (CART-49)',
      coupon,
      use: { ...use, codeOnCart: 'OTHER' },
      error: { kind: 'cart-has-coupon', code: 'OTHER' },
    },
    {
      rule: 'a cart one cent too small reports the missing amount (CART-49)',
      coupon,
      use: { ...use, goods: zl(9_999) },
      error: { kind: 'coupon-below-minimum', minimum: zl(10_000), missing: zl(1) },
    },
    {
      rule: 'a cart without products of its vendor refuses the code (CART-49)',
      coupon: { ...coupon, fromTotal: zl(0) },
      use: { ...use, goods: zl(0) },
      error: { kind: 'coupon-not-for-cart' },
    },
  ])('$rule', ({ coupon: given, use: when, error }) => {
    expect(checkCoupon(given, when)).toEqual({ ok: false, error });
  });
});
