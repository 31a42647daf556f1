import { createContext, use } from 'react';
import type { ConsoleReader } from './console-texts.ts';

/** What a part of the console reads its texts with, and how another language is chosen. */
export type Words = {
  readonly t: ConsoleReader;
  readonly language: string;
  readonly choose: (language: string) => void;
};

export const WordsContext = createContext<Words | undefined>(undefined);

/** Throws outside a `WordsContext`: that is a bug of the page. */
export const useWords = (): Words => {
  const words = use(WordsContext);
  if (words === undefined) throw new Error('This component stands outside a WordsContext');
  return words;
};
