import { marketOf } from '@materia/testing/markets';
import { describe, expect, it } from 'vitest';
import { Slices } from '../../platform/process/long-work.ts';
import { categoryWords, WordCollector } from '../index/word-index.ts';
import { fold } from '../words/fold.ts';
import { languageOf } from '../words/languages.ts';
import { findMeant } from './search-port.ts';
import { thesaurusOf } from './thesaurus.ts';
import { correctionOf } from './typo-tolerance.ts';
import type { HowToRead } from './understand.ts';

const FINISHED = { isTyping: false, frequencyOf: () => 1 };

it.each([
  ['a missing letter', 'tladro', 'taladro'],
  ['a doubled letter', 'cemmento', 'cemento'],
  ['transposed letters', 'talador', 'taladro'],
  ['another letter in a longer word', 'amoladera', 'amoladora'],
  ['transposed letters of a short word', 'tjea', 'teja'],
  ['a silent h', 'ormigon', 'hormigon'],
  ['a first letter that sounds the same', 'valdosa', 'baldosa'],
  ['two missing letters near the end', 'wiertka', 'wiertarka'],
  ['two typos in a long word', 'atornilldaro', 'atornillador'],
])('corrects %s: %s (BEY-09)', (_, typed, meant) => {
  expect(correctionOf(typed, [meant], FINISHED)).toBe(meant);
});

it.each([
  ['a beginning with a wrong end', 'bosch', 'boscara'],
  ['the beginning of a much longer word', 'wiadro', 'wiatroizolacja'],
  ['another letter in a short word', 'brida', 'brisa'],
  ['another first letter', 'taczka', 'raczka'],
  ['a missing first letter', 'roca', 'broca'],
  ['two typos at the beginning of a long word', 'brouette', 'baguette'],
  ['a short word', 'gas', 'gris'],
  ['a number', '10000012', '10000013'],
])('does not take %s for a typo: %s (BEY-09)', (_, typed, known) => {
  expect(correctionOf(typed, [known], FINISHED)).toBeUndefined();
});

it('compares an unfinished word with the beginnings of words (BEY-09)', () => {
  const typing = { ...FINISHED, isTyping: true };
  expect(correctionOf('atronil', ['atornillador'], typing)).toBe('atornillador');
  expect(correctionOf('atronil', ['atornillador'], FINISHED)).toBeUndefined();
});

it('prefers the word with fewer typos, then the more frequent one (BEY-09)', () => {
  const counts = new Map([
    ['placas', 9],
    ['plazas', 2],
    ['pinceles', 50],
  ]);
  const frequencyOf = (word: string): number => counts.get(word) ?? 0;
  expect(correctionOf('plahas', counts.keys(), { isTyping: false, frequencyOf })).toBe('placas');
});

describe('a search for words that may be mistyped', async () => {
  const market = marketOf('es');
  const language = languageOf(market.search);
  const products = [
    ['Taladro atornillador Dravok 18 V', 'Dravok'],
    ['Taladro percutor Ferrogan 750 W', 'Ferrogan'],
    ['Lasur Colorvane Boscara, teca', 'Colorvane'],
    ['Pintura Pintalva Paleta, blanca', 'Pintalva'],
    ['Llave Maskelin Makita', 'Maskelin'],
    ['Guante de mano', 'Protegamo'],
  ] as const;
  const collector = new WordCollector(language);
  for (const [row, [name, brand]] of products.entries())
    collector.add(row, name, fold(name), brand);
  const index = await collector.index(new Slices(), [
    categoryWords(language, { id: '1', name: 'Taladros', level: 2, isLeaf: true, from: 0, to: 2 }),
  ]);
  const thesaurus = thesaurusOf(language, ['metabo > taladros']);
  const find = (typed: string, how: Partial<HowToRead> = {}) => {
    const { found, corrections, dropped } = findMeant(index, thesaurus, typed, {
      isLiteral: false,
      isTyping: false,
      ...how,
    });
    return { rows: [...found.rows], corrections: Object.fromEntries(corrections), dropped };
  };

  it('keeps a brand that the shop does not have, and finds the rest (BEY-09)', () => {
    expect(find('taladro bosch')).toEqual({ rows: [0, 1], corrections: {}, dropped: ['bosch'] });
    expect(find('bosch')).toEqual({ rows: [], corrections: {}, dropped: ['bosch'] });
  });

  it('keeps a name of several words together, although the catalogue has one of them (BEY-09)', () => {
    expect(find('gato hidráulico')).toMatchObject({ rows: [], dropped: ['gato hidraulico'] });
    expect(find('taladro big bag')).toMatchObject({ rows: [0, 1], dropped: ['big bag'] });
  });

  it('takes no finished proper name for the beginning of another word (BEY-09)', () => {
    expect(find('palé').rows).toEqual([]);
    expect(find('pale', { isTyping: true }).rows).toEqual([3]);
    expect(find('bosch', { isTyping: true })).toMatchObject({ rows: [], corrections: {} });
  });

  it('finds a brand that the catalogue or the thesaurus has (BEY-09)', () => {
    expect(find('makita').rows).toEqual([4]);
    expect(find('metabo').rows).toEqual([0, 1]);
  });

  it('corrects a typo beside other words (BEY-09)', () => {
    expect(find('taladro ferogan')).toEqual({
      rows: [1],
      corrections: { ferogan: 'ferrogan' },
      dropped: [],
    });
  });

  it('leaves a word out as it was typed if its correction fits no product with the others (BEY-09)', () => {
    expect(find('taladro colorvnae')).toEqual({
      rows: [0, 1],
      corrections: {},
      dropped: ['colorvnae'],
    });
    expect(find('colorvnae')).toMatchObject({ rows: [2], corrections: { colorvnae: 'colorvane' } });
  });

  it('corrects no word that the catalogue has (BEY-09)', () => {
    for (const known of ['boscara', 'paleta', 'percutor', 'guante', 'maskelin'])
      expect(find(known).corrections).toEqual({});
  });

  it('corrects nothing in a search as typed (BEY-09)', () => {
    expect(find('taladro ferogan', { isLiteral: true })).toMatchObject({
      rows: [0, 1],
      corrections: {},
      dropped: ['ferogan'],
    });
  });
});
