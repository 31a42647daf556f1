import {
  formatNumber,
  type HostTextReader,
  type Market,
  type TextReader,
} from '@materia/market-model';
import { openTranslations } from '@materia/platform-texts';

const readers = new WeakMap<Market, TextReader>();

/** Opens the texts of a market as its server does, cached per market. */
export const textsIn = (market: Market): TextReader => {
  const cached = readers.get(market);
  if (cached !== undefined) return cached;
  const { t } = openTranslations(market.texts, market.locale, (value) =>
    formatNumber(value, market.numberFormat),
  );
  readers.set(market, t);
  return t;
};

const hostReaders = new WeakMap<Market, HostTextReader>();

/** Opens the texts of a market that only its host reads, such as those of mails. */
export const hostTextsIn = (market: Market): HostTextReader => {
  const cached = hostReaders.get(market);
  if (cached !== undefined) return cached;
  const { t } = openTranslations(market.hostTexts, market.locale, (value) =>
    formatNumber(value, market.numberFormat),
  );
  hostReaders.set(market, t);
  return t;
};
