import { createInstance, type TFunction } from 'i18next';
import type { Market } from '@materia/market-model';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { HostTexts } from './host-texts.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';

/** The host's words by language. A market whose language has no entry cannot be served: the host does not start. */
const LANGUAGES: Readonly<Record<string, HostTexts>> = { pl, es, fr, pt };

/** The words for a market. Throws when its language has none. */
export const textsOf = (market: Pick<Market, 'id' | 'language'>): HostTexts => {
  const texts = LANGUAGES[market.language];
  if (texts === undefined)
    throw new Error(`The host has no texts in ${market.language}, the language of ${market.id}`);
  return texts;
};

const translations = createInstance();
await translations.init({
  lng: 'pl',
  fallbackLng: false,
  interpolation: { escapeValue: false },
  resources: Object.fromEntries(
    Object.entries(LANGUAGES).map(([language, texts]) => [language, { translation: texts }]),
  ),
});

/** Fills the texts of a market's mails: `t('orderMail.subject', { number })`. */
export const translatorOf = (market: Pick<Market, 'language'>): TFunction =>
  translations.getFixedT(market.language);
