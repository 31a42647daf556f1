import { canBecomeQuote, type QuotableCart, type QuoteRefusal } from '@materia/domain-cart';
import { addDays, comparePlainDates, type PlainDate } from '@materia/domain-holiday-calendar';
import { ok, type Result } from '@materia/domain-kernel';

/** Days a quote is valid, counted from the day it was made. */
export const QUOTE_VALIDITY_DAYS = 30;

/** The length of a quote's name. */
export const QUOTE_NAME_MAXIMUM = 80;

/** Both days in the market's time zone; a quote is still valid on its last day. */
export type QuoteDates = { readonly createdOn: PlainDate; readonly validUntil: PlainDate };

export type QuoteState = 'active' | 'expired';

export type QuoteActions = {
  readonly convert: boolean;
  /** The remaining option for an expired quote: its products at current prices. */
  readonly putIntoNewCart: boolean;
  readonly download: boolean;
  readonly delete: boolean;
};

export const quoteDates = (createdOn: PlainDate): QuoteDates => ({
  createdOn,
  validUntil: addDays(createdOn, QUOTE_VALIDITY_DAYS),
});

/**
 * Creates a quote from a cart, dated today. Refuses carts that cannot be quoted, for example with a
 * promo code.
 */
export const makeQuote = (
  cart: QuotableCart,
  today: PlainDate,
): Result<QuoteDates, QuoteRefusal> => {
  const allowed = canBecomeQuote(cart);
  return allowed.ok ? ok(quoteDates(today)) : allowed;
};

export const quoteState = (quote: Pick<QuoteDates, 'validUntil'>, today: PlainDate): QuoteState =>
  comparePlainDates(today, quote.validUntil) > 0 ? 'expired' : 'active';

/** The available actions for a quote; an expired one cannot be converted. */
export const quoteActions = (
  quote: Pick<QuoteDates, 'validUntil'>,
  today: PlainDate,
): QuoteActions => {
  const active = quoteState(quote, today) === 'active';
  return { convert: active, putIntoNewCart: !active, download: true, delete: true };
};

/**
 * The price of a quoted line: the quoted price while the quote is valid, whatever the current
 * price, and the current price afterwards.
 */
export const quotedPrice = <Price>(
  line: { readonly quoted: Price; readonly current: Price },
  quote: Pick<QuoteDates, 'validUntil'>,
  today: PlainDate,
): Price => (quoteState(quote, today) === 'active' ? line.quoted : line.current);
