import {
  formatNumber,
  type HostTextReader,
  type Market,
  type TextReader,
} from '@materia/market-model';
import { openTranslations } from '@materia/platform-texts';

const opened = new Map<string, HostTextReader>();

/**
 * Returns the translator for the host's texts in a market's language:
 * `t('orderMail.subject', { number })`. A market is loaded once per process.
 */
export const translatorOf = (market: Market): HostTextReader => {
  const known = opened.get(market.id);
  if (known !== undefined) return known;
  const { t } = openTranslations(market.hostTexts, market.locale, (value) =>
    formatNumber(value, market.numberFormat),
  );
  opened.set(market.id, t);
  return t;
};

const openedPages = new Map<string, TextReader>();

/** The same for the texts of pages, which mails repeat where both say the same. */
export const pageTextsOf = (market: Market): TextReader => {
  const known = openedPages.get(market.id);
  if (known !== undefined) return known;
  const { t } = openTranslations(market.texts, market.locale, (value) =>
    formatNumber(value, market.numberFormat),
  );
  openedPages.set(market.id, t);
  return t;
};
