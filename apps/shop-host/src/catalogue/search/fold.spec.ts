import { expect, it } from 'vitest';
import { fold, searchWords } from './fold.ts';

it.each([
  ['Wełna SZKLANA ŁÓDŹ', 'welna szklana lodz'],
  ['Façade œuvre', 'facade oeuvre'],
  ['18V – 2×4,0 Ah', '18v 2 4 0 ah'],
  ['10 m²', '10 m2'],
  ['  ', ''],
])('folds %s to %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

it('uses at most twelve words of a search', () => {
  expect(searchWords('a '.repeat(40))).toHaveLength(12);
  expect(searchWords('&|!:*')).toEqual([]);
});
