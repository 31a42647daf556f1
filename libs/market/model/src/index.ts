export { COLOURS, type ColourName, colourNamed, type ColourWords } from './colours.ts';
export { contentPath } from './content-path.ts';
export { type FirmFacts, firmWords } from './firm-words.ts';
export { flagObjects } from './flag-objects.ts';
export { briefDateFormatter, formatDay, formatMoment, longDateFormatter } from './date-formats.ts';
export type { DateFormat } from './date-formats.ts';
export {
  type ClockStyle,
  formatMinorUnits,
  formatNumber,
  formatTime,
  writeTime,
} from './formats.ts';
export type { CurrencyFormat, NumberFormat } from './formats.ts';
export {
  type BuildFacts,
  type Company,
  companyAddress,
  type LegalLink,
  type Market,
  type MarketFacts,
  type MarketSettings,
  type RetentionReason,
} from './market.ts';
export type { FiscalCode, FiscalFacts, MarketDocuments } from './documents.ts';
export type { LegalFact } from './legal-fact.ts';
export { type HandoverWords, handoverWords } from './handover-words.ts';
export { type PriceReading, priceWords } from './price-words.ts';
export { retentionWords } from './retention-words.ts';
export {
  type HomeThemes,
  type HomeProject,
  HOME_PROJECTS,
  type Season,
  seasonOn,
} from './home-themes.ts';
export type { DemoExamples } from './demo-examples.ts';
export { KNOWN_BRANDS } from './search-words.ts';
export type { SearchWords, StemmerName, WrittenUnit } from './search-words.ts';
export { formatShortDate } from './short-date.ts';
export { siteAccessWords } from './site-access-words.ts';
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
export type {
  HostTextReader,
  HostTexts,
  MarketTexts,
  SomeTexts,
  TextKey,
  TextNamespace,
  TextReader,
} from './market-texts.ts';
