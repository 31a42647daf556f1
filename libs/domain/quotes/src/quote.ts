import { canBecomeQuote, type QuotableCart, type QuoteRefusal } from '@materia/domain-cart';
import { addDays, comparePlainDates, type PlainDate } from '@materia/domain-holiday-calendar';
import { ok, type Result } from '@materia/domain-kernel';

/** Days a quote holds, counted from the day it was made. */
export const QUOTE_VALIDITY_DAYS = 30;

/** The word of the wire for quotes that may still be used. */
export const ACTIVE_QUOTE_STATUS = 'ACTIF';

/** Both days in the market's zone; a quote still holds on its last day. */
export type QuoteDates = { readonly createdOn: PlainDate; readonly validUntil: PlainDate };

export type QuoteState = 'active' | 'expired';

export type QuoteActions = {
  readonly convert: boolean;
  /** What is left to do with an expired quote: its products at today's prices. */
  readonly putIntoNewCart: boolean;
  readonly download: boolean;
  readonly delete: boolean;
};

export const quoteDates = (createdOn: PlainDate): QuoteDates => ({
  createdOn,
  validUntil: addDays(createdOn, QUOTE_VALIDITY_DAYS),
});

/** Turns a cart into a quote of today. Refuses what a cart cannot be quoted for, a promo code among it. */
export const makeQuote = (
  cart: QuotableCart,
  today: PlainDate,
): Result<QuoteDates, QuoteRefusal> => {
  const allowed = canBecomeQuote(cart);
  return allowed.ok ? ok(quoteDates(today)) : allowed;
};

export const quoteState = (quote: Pick<QuoteDates, 'validUntil'>, today: PlainDate): QuoteState =>
  comparePlainDates(today, quote.validUntil) > 0 ? 'expired' : 'active';

/** What may be done with a quote: an expired one is not converted any more. */
export const quoteActions = (
  quote: Pick<QuoteDates, 'validUntil'>,
  today: PlainDate,
): QuoteActions => {
  const active = quoteState(quote, today) === 'active';
  return { convert: active, putIntoNewCart: !active, download: true, delete: true };
};

/** A quoted line costs what the quote says while the quote holds, whatever the shop asks meanwhile, and today's price afterwards. */
export const quotedPrice = <Price>(
  line: { readonly quoted: Price; readonly current: Price },
  quote: Pick<QuoteDates, 'validUntil'>,
  today: PlainDate,
): Price => (quoteState(quote, today) === 'active' ? line.quoted : line.current);

/** What a cart tells about quotes, under the names of the wire. */
export type QuoteMarks = {
  readonly is_from_maestro_quote?: boolean | undefined;
  readonly isQuoteCart?: boolean | undefined;
  readonly perform_quotation?: boolean | undefined;
};

/** Either of the two marks tells that a cart comes from a quote; a quote can be made only of a cart that does not. */
export const readQuoteMarks = (
  marks: QuoteMarks,
): { readonly comesFromQuote: boolean; readonly mayBecomeQuote: boolean } => {
  const comesFromQuote = marks.is_from_maestro_quote === true || marks.isQuoteCart === true;
  return { comesFromQuote, mayBecomeQuote: marks.perform_quotation === true && !comesFromQuote };
};
