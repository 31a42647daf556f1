import { expect, it } from 'vitest';
import { type NameWords, PLACE, tokensOf } from './tokens.ts';

const WORDS: NameWords = {
  asides: new Set(),
  units: new Map([
    ['litrow', 'l'],
    ['litros', 'l'],
  ]),
};
const texts = (text: string): readonly string[] => tokensOf(text, WORDS).map((token) => token.text);
const all = (text: string): ReadonlySet<string> =>
  new Set(tokensOf(text, WORDS).flatMap((token) => [token.text, ...token.parts]));

it.each([
  ['farba biala 10l', ['farba', 'biala', '10l']],
  ['Farba 10 litrów', ['farba', '10l']],
  ['kabel 2,5mm2', ['kabel', '2.5mm2']],
  ['kabel 2.5 mm²', ['kabel', '2.5mm2']],
  ['gres 60 x 60', ['gres', '60x60']],
  ['żarówka E27', ['zarowka', 'e27']],
  ['zawór ½″', ['zawor', '1/2']],
  ['wiertarka 18v', ['wiertarka', '18v']],
])('reads "%s" as words and measures written together (BEY-09)', (text, expected) => {
  expect(texts(text)).toEqual(expected);
});

it.each([
  ['2,5mm2', 'Przewód H07RN-F 3G2,5 mm², czarny, 100 m'],
  ['3x2,5', 'Przewód H07RN-F 3G2,5 mm²'],
  ['16a', 'Wyłącznik B16 A, 1P'],
  ['b16', 'Wyłącznik B16 A, 1P'],
  ['60x60', 'Gres 60 × 60 cm'],
  ['60cm', 'Gres 60 × 60 cm'],
  ['m8x40', 'Śruby M8 × 40 mm'],
  ['m8', 'Śruby M8 × 40 mm'],
])('finds %s in "%s" (BEY-09)', (typed, name) => {
  expect(all(name)).toContain(texts(typed)[0]);
});

it('knows which words name a product and which are aside', () => {
  expect(
    tokensOf('Klej montażowy do płytek, szary', { ...WORDS, asides: new Set(['do']) }).map(
      ({ text, place }) => [text, place],
    ),
  ).toEqual([
    ['klej', PLACE.first],
    ['montazowy', PLACE.head],
    ['do', PLACE.aside],
    ['plytek', PLACE.aside],
    ['szary', PLACE.aside],
  ]);
});
