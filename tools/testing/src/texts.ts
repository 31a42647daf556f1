import { formatNumber, type Market, type TextReader } from '@materia/market-model';
import { openTranslations } from '@materia/platform-texts';

const opened = new WeakMap<Market, TextReader>();

/** Reads the texts of a market's pages, as its server does. */
export const textsIn = (market: Market): TextReader => {
  const known = opened.get(market);
  if (known !== undefined) return known;
  const { t } = openTranslations(market.texts, market.locale, (value) =>
    formatNumber(value, market.numberFormat),
  );
  opened.set(market, t);
  return t;
};
