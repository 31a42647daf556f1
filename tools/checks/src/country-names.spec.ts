import { describe, expect, it } from 'vitest';
import { findCountryNames } from './country-names.ts';

const found = (text: string): number => findCountryNames([{ path: 'a.ts', text }]).length;

describe('the check of country names', () => {
  it.each([
    ['a market’s id', "if (market.id === 'pl') return;"],
    ['a country', "const home = 'IT';"],
    ['a locale', "const locale = 'de-DE';"],
    ['a territory', "const rates = { 'canary-islands': 700 };"],
    ['a prefix', 'const kind = FR_SIRET;'],
    ['a language in a constant', 'export const POLISH_PHONE = {};'],
    ['a language in a function', 'const stemPolish = (word: string) => word;'],
    ['a country in a variable', 'const poland = {};'],
    ['a country in a text', "const text = 'Only in Spain';"],
  ])('reports %s', (_case, text) => expect(found(text)).toBe(1));

  it.each([
    ['comments', "// 'pl' is Poland\n/** Polish */"],
    [
      'words that contain such letters',
      "const plan = 'plan'; const AT_ONCE = polished; const its = 'it is';",
    ],
  ])('reports no %s', (_case, text) => expect(found(text)).toBe(0));

  it('names the file, the line and what it found', () =>
    expect(findCountryNames([{ path: 'a.ts', text: "/*\n*/\nconst a = 'PT';" }])).toEqual([
      "a.ts:3 names 'PT': a fact of a country belongs in its market",
    ]));
});
