import { expect, it } from 'vitest';
import { copyLine } from './copy-text.ts';

it.each([
  ['nothing', null, '\\N'],
  ['a tab, a line end and a backslash', 'a\tb\nc\\', 'a\\tb\\nc\\\\'],
  ['a number', 1.5, '1.5'],
  ['a boolean', false, 'false'],
  ['a list', [1, 2], '{1,2}'],
  ['an object', { json: { a: 'x\ny' } }, '{"a":"x\\\\ny"}'],
] as const)('writes %s in PostgreSQL’s notation', (_, value, text) => {
  expect(copyLine([value])).toBe(`${text}\n`);
});
