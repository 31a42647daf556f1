import { describe, expect, it } from 'vitest';
import { markets } from '@materia/market-all';
import { languageOf } from '../words/languages.ts';
import { parseGroup, thesaurusOf } from './thesaurus.ts';

it.each([
  ['sedes, miska WC', { typed: ['sedes', 'miska WC'], meant: ['sedes', 'miska WC'] }],
  ['kafelki, kafle > płytki', { typed: ['kafelki', 'kafle'], meant: ['płytki'] }],
])('reads "%s"', (line, group) => {
  expect(parseGroup(line)).toEqual(group);
});

it.each(['sedes', 'a > b > c', 'a, ', '> płytki', 'a,'.repeat(60)])('refuses "%s"', (line) => {
  expect(parseGroup(line)).toBeUndefined();
});

it('looks phrases up by their stems, in any form', () => {
  const { phrases, longest } = thesaurusOf(languageOf(markets[0].search), [
    'muszla klozetowa > miska WC',
  ]);
  expect([...phrases.keys()]).toEqual(['muszl klozet']);
  expect(longest).toBe(2);
});

describe.each(markets)('the thesaurus of $id', ({ thesaurus }) => {
  it('has at least 150 groups, and every line is one (BEY-09)', () => {
    expect(thesaurus.filter((line) => parseGroup(line) === undefined)).toEqual([]);
    expect(thesaurus.length).toBeGreaterThanOrEqual(150);
    expect(new Set(thesaurus).size).toBe(thesaurus.length);
  });
});
