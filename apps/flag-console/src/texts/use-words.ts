import { createContext, use } from 'react';
import type { ConsoleTexts } from './console-texts.ts';
import { en } from './en.ts';

export type Words = { readonly words: ConsoleTexts; readonly choose: (language: string) => void };

export const WordsContext = createContext<Words>({ words: en, choose: () => undefined });

export const useWords = (): ConsoleTexts => use(WordsContext).words;
