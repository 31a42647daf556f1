import type { ConsoleTexts } from './console-texts.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';

export const LANGUAGES: readonly ConsoleTexts[] = [pl, es, fr, pt, en];

const KEPT = 'materia-console-language';

/** The language a person chose here before, else the first of the browser's that the console speaks, else English. */
export const firstLanguage = (): ConsoleTexts => {
  const wanted = [
    localStorage.getItem(KEPT) ?? '',
    ...navigator.languages.map((language) => language.slice(0, 2)),
  ];
  return (
    wanted.flatMap((language) => LANGUAGES.filter((texts) => texts.language === language))[0] ?? en
  );
};

export const keepLanguage = (language: string): ConsoleTexts => {
  localStorage.setItem(KEPT, language);
  return firstLanguage();
};
