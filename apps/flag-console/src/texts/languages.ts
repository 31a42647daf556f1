import { openTranslations } from '@materia/platform-texts';
import type { ConsoleReader, ConsoleTexts } from './console-texts.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';

export type ConsoleLanguage = {
  readonly language: string;
  /** The language's own name for itself. */
  readonly name: string;
  readonly texts: ConsoleTexts;
};

const ENGLISH: ConsoleLanguage = { language: 'en', name: 'English', texts: en };

export const LANGUAGES: readonly ConsoleLanguage[] = [
  { language: 'pl', name: 'Polski', texts: pl },
  { language: 'es', name: 'Español', texts: es },
  { language: 'fr', name: 'Français', texts: fr },
  { language: 'pt', name: 'Português', texts: pt },
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
