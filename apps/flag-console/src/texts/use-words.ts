import { createContext, use } from 'react';
import type { ConsoleReader } from './console-texts.ts';
import type { ConsoleLanguage } from './languages.ts';

/** Reads the texts of the console, and changes its language. */
export type Words = {
  readonly t: ConsoleReader;
  readonly language: ConsoleLanguage;
  readonly choose: (language: string) => void;
};

export const WordsContext = createContext<Words | undefined>(undefined);

/** Throws outside a `WordsContext`, which is a bug in the page. */
export const useWords = (): Words => {
  const words = use(WordsContext);
  if (words === undefined) throw new Error('This component stands outside a WordsContext');
  return words;
};
