import type { SearchWords } from '@materia/market-model';

/** What a search knows of the language. */
export const search = {
  stemmer: 'italian',
  endings: [],
  lastVowelDistinguishes: true,
  stopWords: 'e o di del della dei delle da il lo la i gli le un una per con in a al senza su',
  asides: 'per con senza',
} as const satisfies SearchWords;
