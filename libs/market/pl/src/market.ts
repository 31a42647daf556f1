import type { Market } from '@materia/market-model';
import { demo } from './demo-examples.ts';
import { documents } from './documents.ts';
import { ecoContributions } from './eco-contributions.ts';
import { facts } from './facts.ts';
import { flagPresets } from './flags.ts';
import { briefDate, longDate } from './long-date.ts';
import { outline } from './outline.ts';
import { postcodeAreas } from './postcode-areas.ts';
import { search } from './search.ts';
import { taxes } from './taxes.ts';
import { hostTexts, texts } from './texts/index.ts';
import { thesaurus } from './thesaurus.ts';

export const pl = {
  ...facts,
  demo,
  documents,
  ecoContributions,
  flagPresets,
  longDate,
  briefDate,
  hostTexts,
  outline,
  search,
  taxes,
  postcodeAreas,
  texts,
  thesaurus,
} as const satisfies Market;
