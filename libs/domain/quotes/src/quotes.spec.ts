import { resetCart, withCartId, withConvertedQuote } from '@materia/domain-cart';
import { addDays, plainDate } from '@materia/domain-holiday-calendar';
import { money } from '@materia/domain-money';
import { describe, expect, it } from 'vitest';
import { abortConversion, convertQuote } from './conversion.ts';
import { decideLeaving, PAGES_EXEMPT_FROM_ABORT } from './leaving.ts';
import {
  makeQuote,
  QUOTE_VALIDITY_DAYS,
  quoteActions,
  quoteDates,
  quotedPrice,
  quoteState,
} from './quote.ts';

const today = plainDate(2026, 3, 10);
const cart = {
  isGuest: false,
  couponCode: null,
  isConvertingQuote: false,
  lines: [{ sku: '82000001', isThirdParty: false }],
};
const refusal = (error: unknown) => ({ ok: false, error });

describe('making a quote', () => {
  it('turns a cart into a quote that is valid for 30 days (QUO-01, QUO-02, LIM-40)', () => {
    expect(QUOTE_VALIDITY_DAYS).toBe(30);
    expect(makeQuote(cart, today)).toEqual({
      ok: true,
      value: { createdOn: today, validUntil: plainDate(2026, 4, 9) },
    });
  });

  it('refuses a promo code (QUO-14)', () => {
    expect(makeQuote({ ...cart, couponCode: 'SPRING' }, today)).toEqual(
      refusal({ kind: 'coupon', code: 'SPRING' }),
    );
  });
});

describe('quote validity', () => {
  const quote = quoteDates(today);
  const lastDay = addDays(today, 30);

  it('is valid on its thirtieth day and expired on the next (QUO-02)', () => {
    expect(quoteState(quote, lastDay)).toBe('active');
    expect(quoteState(quote, addDays(lastDay, 1))).toBe('expired');
  });

  it('an expired quote cannot be converted, and its products go into a new cart (QUO-22)', () => {
    expect(quoteActions(quote, lastDay)).toEqual({
      convert: true,
      putIntoNewCart: false,
      download: true,
      delete: true,
    });
    expect(quoteActions(quote, addDays(lastDay, 1))).toEqual({
      convert: false,
      putIntoNewCart: true,
      download: true,
      delete: true,
    });
  });

  it('keeps its prices while it is valid, even when current prices are higher or lower (QUO-23)', () => {
    const line = { quoted: money(1000, 'PLN'), current: money(1200, 'PLN') };
    expect(quotedPrice(line, quote, lastDay)).toEqual(line.quoted);
    expect(quotedPrice({ quoted: line.current, current: line.quoted }, quote, lastDay)).toEqual(
      line.current,
    );
    expect(quotedPrice(line, quote, addDays(lastDay, 1))).toEqual(line.current);
  });
});

describe('converting a quote', () => {
  const before = { kind: 'none', cartId: 'own' } as const;
  const request = {
    quoteId: 'q1',
    quote: quoteDates(today),
    quoteCartId: 'of-quote',
    confirmed: true,
    cartIsEmpty: false,
  };
  const converting = {
    kind: 'converting',
    quoteId: 'q1',
    cartId: 'of-quote',
    formerCartId: 'own',
  } as const;

  it('replaces the cart once the customer agrees (QUO-03, CHK-40)', () => {
    expect(convertQuote(before, request, today)).toEqual({ ok: true, value: converting });
    expect(convertQuote(before, { ...request, confirmed: false }, today)).toEqual(
      refusal({ kind: 'replacing-cart-not-confirmed' }),
    );
    expect(
      convertQuote(before, { ...request, confirmed: false, cartIsEmpty: true }, today).ok,
    ).toBe(true);
  });

  it('is refused for an expired quote and during another conversion (QUO-22)', () => {
    const validUntil = addDays(today, -1);
    expect(convertQuote(before, { ...request, quote: { validUntil } }, today)).toEqual(
      refusal({ kind: 'quote-expired', validUntil }),
    );
    expect(convertQuote(converting, { ...request, quoteId: 'q2' }, today)).toEqual(
      refusal({ kind: 'already-converting', quoteId: 'q1' }),
    );
  });

  it('aborting restores the former cart, and aborting again changes nothing (CHK-41, QUO-11)', () => {
    expect(abortConversion(converting)).toEqual(before);
    expect(abortConversion(abortConversion(converting))).toEqual(before);
  });

  it('sets the quote-cart flag, which any new cart id clears (QUO-05)', () => {
    const converted = withConvertedQuote(
      resetCart<{ offerCode: string; quantity: number }, string, string>(),
      'of-quote',
    );
    expect(converted).toMatchObject({ id: 'of-quote', isQuoteCart: true });
    expect(withCartId(converted, 'own')).toMatchObject({ id: 'own', isQuoteCart: false });
  });
});

describe('leaving during a quote conversion', () => {
  const converting = { kind: 'converting' } as const;

  it.each(['cart', 'checkoutDelivery', 'checkoutRecipient', 'checkoutReview', 'confirmation'])(
    'navigating within the purchase, to %s, never aborts (CART-27)',
    (page) => {
      expect(decideLeaving(page, converting)).toEqual({ kind: 'go-on' });
    },
  );

  it('terms, cookies and privacy, legal notice and pickup conditions do not abort (CART-26, QUO-08)', () => {
    expect(PAGES_EXEMPT_FROM_ABORT).toEqual([
      'terms',
      'privacy',
      'legalNotice',
      'pickupConditions',
    ]);
    for (const page of PAGES_EXEMPT_FROM_ABORT)
      expect(decideLeaving(page, converting)).toEqual({ kind: 'go-on' });
  });

  it.each(['home', 'product', 'account', 'quotes', 'logout'])(
    'navigating to %s warns and then aborts (CART-25, CART-27)',
    (page) => {
      expect(decideLeaving(page, converting)).toEqual({ kind: 'warn-then-abort' });
      expect(decideLeaving(page, { kind: 'none' })).toEqual({ kind: 'go-on' });
    },
  );
});
