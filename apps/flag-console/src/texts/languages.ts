import { openTranslations } from '@materia/platform-texts';
import type { Locale } from 'date-fns';
import { enUS as englishDates } from 'date-fns/locale/en-US';
import { es as spanishDates } from 'date-fns/locale/es';
import { fr as frenchDates } from 'date-fns/locale/fr';
import { pl as polishDates } from 'date-fns/locale/pl';
import { pt as portugueseDates } from 'date-fns/locale/pt';
import type { ConsoleReader, ConsoleTexts } from './console-texts.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';

/** All that the console knows of a language of its staff. */
export type ConsoleLanguage = {
  readonly language: string;
  /** The language's own name for itself. */
  readonly name: string;
  /** The country whose amounts the staff are used to. */
  readonly locale: string;
  readonly dates: Locale;
  readonly texts: ConsoleTexts;
};

const ENGLISH: ConsoleLanguage = {
  language: 'en',
  name: 'English',
  locale: 'en-GB',
  dates: englishDates,
  texts: en,
};

export const LANGUAGES: readonly ConsoleLanguage[] = [
  { language: 'pl', name: 'Polski', locale: 'pl-PL', dates: polishDates, texts: pl },
  { language: 'es', name: 'Español', locale: 'es-ES', dates: spanishDates, texts: es },
  { language: 'fr', name: 'Français', locale: 'fr-FR', dates: frenchDates, texts: fr },
  { language: 'pt', name: 'Português', locale: 'pt-PT', dates: portugueseDates, texts: pt },
  ENGLISH,
];

/** Returns the texts of a language. Numbers are plain digits in all of them. */
export const readerOf = ({ language, texts }: ConsoleLanguage): ConsoleReader =>
  openTranslations(texts, language, String).t;

/** The first of these languages that the console supports, else English. */
export const languageFor = (wanted: readonly string[]): ConsoleLanguage =>
  wanted.flatMap((id) => LANGUAGES.filter(({ language }) => language === id))[0] ?? ENGLISH;

const STORAGE_KEY = 'materia-console-language';

/** The language that the user chose in this browser, else the first of the browser's that the console supports. */
export const firstLanguage = (): ConsoleLanguage =>
  languageFor([
    localStorage.getItem(STORAGE_KEY) ?? '',
    ...navigator.languages.map((language) => language.slice(0, 2)),
  ]);

/** Remembers the user's choice and returns the language to show. */
export const chooseLanguage = (language: string): ConsoleLanguage => {
  localStorage.setItem(STORAGE_KEY, language);
  return firstLanguage();
};
