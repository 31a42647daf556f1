import type { SearchWords } from '@materia/market-model';

/** What a search knows of the language. */
export const search = {
  stemmer: 'spanish',
  endings: [
    [/ces$/, 'z'],
    [/edes$/, 'ed'],
  ],
  lastVowelDistinguishes: true,
  stopWords: 'y e o u de del la el los las un una unos unas para con por en a al sin sobre',
  asides: 'para con sin',
  units: {
    l: 'litro litros',
    kg: 'kilo kilos kilogramo kilogramos',
    m: 'metro metros',
    w: 'watio watios watt watts',
    v: 'voltio voltios volt volts',
  },
} as const satisfies SearchWords;
