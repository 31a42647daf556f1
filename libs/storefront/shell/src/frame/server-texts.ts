import { formatNumber, type Market, type RouteName, type TextReader } from '@materia/market-model';
import { openTranslations } from '@materia/platform-texts';
import { namespacesOf } from '../routes/page-texts.ts';

const readers = new WeakMap<Market, (page: RouteName | undefined) => TextReader>();

/**
 * Reads the texts of each page of a market through i18next. The market is opened once, and each
 * page on its first request. A text that the page does not declare is noticed at once.
 */
export const serverTexts = (market: Market): ((page: RouteName | undefined) => TextReader) => {
  const known = readers.get(market);
  if (known !== undefined) return known;
  const { only } = openTranslations(market.texts, market.locale, (value) =>
    formatNumber(value, market.numberFormat),
  );
  const opened = new Map<RouteName | undefined, TextReader>();
  const reader = (page: RouteName | undefined): TextReader => {
    const texts = opened.get(page) ?? only(namespacesOf(page));
    opened.set(page, texts);
    return texts;
  };
  readers.set(market, reader);
  return reader;
};
