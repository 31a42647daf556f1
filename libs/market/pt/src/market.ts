import type { Market } from '@materia/market-model';
import { ecoContributions } from './eco-contributions.ts';
import { facts } from './facts.ts';
import { flagPresets } from './flags.ts';
import { longDate } from './long-date.ts';
import { outline } from './outline.ts';
import { postcodeAreas } from './postcode-areas.ts';
import { taxes } from './taxes.ts';
import { hostTexts, texts } from './texts/index.ts';
import { thesaurus } from './thesaurus.ts';

export const pt = {
  ...facts,
  ecoContributions,
  flagPresets,
  longDate,
  hostTexts,
  outline,
  taxes,
  postcodeAreas,
  texts,
  thesaurus,
} as const satisfies Market;
