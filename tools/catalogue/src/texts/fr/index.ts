import type { LanguageTexts } from '../language-texts.ts';
import { attributes, terms } from './attributes.ts';
import { building } from './building.ts';
import { categories, departments } from './categories.ts';
import { home } from './home.ts';
import { work } from './work.ts';

export const FRENCH: LanguageTexts = {
  decimal: ',',
  choiceOf: 'Au choix : {list}.',
  categories,
  departments,
  attributes,
  terms,
  families: { ...building, ...home, ...work },
};
