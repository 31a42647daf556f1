export { formatDay, formatMoment, longDateWriter } from './dates-in-words.ts';
export type { LongDate } from './dates-in-words.ts';
export { formatMinorUnits, formatNumber, formatTime } from './formats.ts';
export type { CurrencyFormat, NumberFormat, PluralRule } from './formats.ts';
export type {
  BrowserFacts,
  Currency,
  LegalFact,
  LegalLink,
  Market,
  MarketFacts,
  MarketSettings,
} from './market.ts';
export { formatShortDate } from './short-date.ts';
export { marketRoutes, pathTo, ROUTE_PARAMS } from './routes.ts';
export type {
  MarketRoutes,
  PathTo,
  RouteName,
  RouteParam,
  RouteParams,
  RoutePattern,
} from './routes.ts';
export type { MarketRules } from './rules.ts';
export { textReader } from './text-reader.ts';
export type { SomeTexts, TextKey, TextReader } from './text-reader.ts';
export { plural, text } from './text-shape.ts';
export { readBirthDate, readDay, showBirthDate } from './typed-dates.ts';
export type { PluralForm, PluralTexts, TextShapes, TextsOf } from './text-shape.ts';
export { TEXT_SHAPES } from './texts/index.ts';
export type { MarketTexts, TextNamespace } from './texts/index.ts';
