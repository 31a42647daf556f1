export {
  abortConversion,
  CONVERSION_LIFE_MS,
  type Conversion,
  type ConversionRefusal,
  type ConversionRequest,
  convertQuote,
  isConversionOver,
} from './conversion.ts';
export {
  CONVERSION_PAGES,
  type LeavingDecision,
  decideLeaving,
  PAGES_EXEMPT_FROM_ABORT,
} from './leaving.ts';
export {
  makeQuote,
  QUOTE_VALIDITY_DAYS,
  type QuoteActions,
  QUOTE_NAME_MAXIMUM,
  quoteActions,
  type QuoteDates,
  quoteDates,
  quotedPrice,
  quoteState,
  type QuoteState,
} from './quote.ts';
