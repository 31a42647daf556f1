import type { TextReader } from '@materia/market-model';
import type { QuoteCardTexts } from '@materia/ui-shop';

/** What the card of a quote says. */
export const quoteWords = (t: TextReader): QuoteCardTexts => ({
  title: (number) => t('quotes.number', { number }),
  madeOn: (date) => t('quotes.madeOn', { date }),
  validUntil: (date) => t('quotes.validUntil', { date }),
  states: { active: t('quotes.active'), expired: t('quotes.expired') },
});
