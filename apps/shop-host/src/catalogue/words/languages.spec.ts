import { marketOf } from '@materia/testing/markets';
import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';
import { languageOf } from './languages.ts';
import { tokensOf } from './tokens.ts';

/** Forms of one word on each line. */
const FORMS = {
  pl: [
    'wiertarka wiertarki wiertarkę wiertarek',
    'młotek młotki młotków',
    'płytka płytki płytek płytkami',
    'cegła cegły cegieł',
    'okno okna okien',
    'wałek wałki wałków',
    'biały biała białe białej',
    'betonu beton betonowy',
    'aluminiowa aluminiowy aluminium',
    'łazienka łazienki łazienkowy łazienkowa',
  ],
  es: ['taladro taladros', 'blanco blanca blancas', 'luz luces', 'pared paredes', 'nivel niveles'],
  fr: ['carreau carreaux', 'métal métaux', 'blanc blanche blanches', 'électrique électriques'],
  pt: ['sifão sifões', 'painel painéis', 'metal metais', 'berbequim berbequins', 'branco branca'],
} as const;

describe.each(Object.entries(FORMS))('in %s', (code, lines) => {
  it.each(lines)('%s have one stem, with and without diacritics (BEY-09)', (line) => {
    const { stem } = languageOf(marketOf(code).search);
    expect(new Set(line.split(' ').map((word) => stem(fold(word)))).size).toBe(1);
  });
});

it('words of a language without a stemmer are taken as typed', () => {
  const words = { ...marketOf('es').search, stemmer: 'none', endings: [] } as const;
  expect(languageOf(words).stem('taladros')).toBe('taladros');
});

it.each([
  ['pl', '10 litrów, 2 metry, 25 kilogramów', '10l 2m 25kg'],
  ['es', '10 litros, 2 metros, 25 kilogramos', '10l 2m 25kg'],
  ['fr', '10 litres, 2 mètres, 25 kilogrammes', '10l 2m 25kg'],
  ['pt', '10 litros, 2 metros, 25 quilos', '10l 2m 25kg'],
])('in %s, "%s" is read as %s (BEY-09)', (code, typed, read) => {
  const language = languageOf(marketOf(code).search);
  expect(
    tokensOf(typed, language)
      .map(({ text }) => text)
      .join(' '),
  ).toBe(read);
});
