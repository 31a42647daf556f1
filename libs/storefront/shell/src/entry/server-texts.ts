import { formatNumber, type Market, type RouteName, type TextReader } from '@materia/market-model';
import { openTranslations } from '@materia/platform-texts';
import { namespacesOf } from '../routes/page-texts.ts';

/** Reads the texts of each page of a market through i18next. The market is loaded here, and each page on its first request. */
export const serverTexts = (market: Market): ((page: RouteName | undefined) => TextReader) => {
  const { only } = openTranslations(market.texts, market.locale, (value) =>
    formatNumber(value, market.numberFormat),
  );
  const opened = new Map<RouteName | undefined, TextReader>();
  return (page) => {
    const known = opened.get(page);
    if (known !== undefined) return known;
    const reader = only(namespacesOf(page));
    opened.set(page, reader);
    return reader;
  };
};
