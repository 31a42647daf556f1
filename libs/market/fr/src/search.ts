import type { SearchWords } from '@materia/market-model';

/** What a search knows of the language. */
export const search = {
  stemmer: 'french',
  endings: [
    [/eaux$/, 'eau'],
    [/(aux|al)$/, 'au'],
    [/anches?$/, 'anc'],
    [/eches?$/, 'ec'],
  ],
  lastVowelDistinguishes: false,
  stopWords: 'et ou de du des d la le les l un une pour avec par en au aux a sans sur dans s',
  asides: 'pour avec sans',
  units: {
    l: 'litre litres',
    kg: 'kilo kilos kilogramme kilogrammes',
    m: 'metre metres',
    w: 'watt watts',
    v: 'volt volts',
  },
} as const satisfies SearchWords;
