import type { SearchWords } from '@materia/market-model';

/** What a search knows of the language. */
export const search = {
  stemmer: 'polish',
  endings: [],
  lastVowelDistinguishes: false,
  stopWords:
    'i oraz lub albo a do na w we z ze od dla pod po przy o ku za u jako jak czy szt sztuk',
  asides: 'do na z ze dla pod bez w',
  units: {
    l: 'litr litry litrow',
    kg: 'kilo kilogram kilogramy kilogramow',
    m: 'metr metry metrow mb',
    w: 'wat waty watow',
    v: 'wolt volt',
  },
} as const satisfies SearchWords;
