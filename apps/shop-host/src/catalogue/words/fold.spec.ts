import { expect, it } from 'vitest';
import { fold } from './fold.ts';

it.each([
  ['Wełna SZKLANA ŁÓDŹ', 'welna szklana lodz'],
  ['Façade œuvre', 'facade oeuvre'],
  ['18V – 2×4,0 Ah', '18v 2 4 0 ah'],
  ['10 m²', '10 m2'],
  ['  ', ''],
])('folds %s to %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});
