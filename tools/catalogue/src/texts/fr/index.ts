import type { LanguageTexts } from '../language-texts.ts';
import { attributes, terms } from './attributes.ts';
import { building } from './building.ts';
import { categories, departments } from './categories.ts';
import { content } from './content.ts';
import { home } from './home.ts';
import { warnings } from './warnings.ts';
import { work } from './work.ts';
import { shell } from './shell.ts';
import { timber } from './timber.ts';
import { climate } from './climate.ts';
import { kitchen } from './kitchen.ts';
import { workwear } from './workwear.ts';
import { comfort } from './comfort.ts';
import { power } from './power.ts';
import { workshop } from './workshop.ts';
import { outdoors } from './outdoors.ts';

export const FRENCH: LanguageTexts = {
  decimal: ',',
  choiceOf: 'Au choix : {list}.',
  categories,
  content,
  departments,
  attributes,
  terms,
  warnings,
  families: {
    ...building,
    ...home,
    ...work,
    ...outdoors,
    ...workshop,
    ...power,
    ...comfort,
    ...workwear,
    ...kitchen,
    ...climate,
    ...timber,
    ...shell,
  },
};
