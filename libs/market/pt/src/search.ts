import type { SearchWords } from '@materia/market-model';

/** What a search knows of the language. */
export const search = {
  stemmer: 'portuguese',
  endings: [
    [/(oes|aes|aos)$/, 'ao'],
    [/ais$/, 'al'],
    [/eis$/, 'el'],
    [/ns$/, 'm'],
  ],
  lastVowelDistinguishes: true,
  stopWords: 'e ou de do da dos das o a os as um uma para com por em no na nos nas ao sem sobre',
  asides: 'para com sem',
  units: {
    l: 'litro litros',
    kg: 'quilo quilos kilo kilos',
    m: 'metro metros',
    w: 'watt watts',
    v: 'volt volts',
  },
} as const satisfies SearchWords;
