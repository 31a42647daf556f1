import { KNOWN_BRANDS, type SearchWords } from '@materia/market-model';

/** Words are found as typed and by their beginnings: the proof's texts are of no language. */
export const search = {
  stemmer: 'none',
  endings: [],
  lastVowelDistinguishes: false,
  stopWords: 'und oder der die das den dem des ein eine von zu in im an am auf',
  asides: 'fur mit ohne',
  units: {
    l: 'liter',
    kg: 'kilo kilogramm',
    m: 'meter',
    w: 'watt',
    v: 'volt',
  },
  properNames: KNOWN_BRANDS,
} as const satisfies SearchWords;
