import fc from 'fast-check';
import { expect, it } from 'vitest';
import { beginsWithOneTypo } from './typo-tolerance.ts';

const letters = 'abcd';
const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 4, maxLength: 9 });

/** All variants of a text with one typo. */
const typos = (text: string): ReadonlySet<string> => {
  const all = new Set([text]);
  for (let at = 0; at <= text.length; at += 1) {
    const [before, after] = [text.slice(0, at), text.slice(at)];
    all.add(before + after.slice(1));
    if (after.length > 1) all.add(`${before}${after[1]}${after[0]}${after.slice(2)}`);
    for (const letter of letters) {
      all.add(before + letter + after);
      if (after !== '') all.add(before + letter + after.slice(1));
    }
  }
  return all;
};

it('tolerates one typo anywhere in any prefix, and nothing else (BEY-09)', () => {
  fc.assert(
    fc.property(word, word, (meant, typed) => {
      const beginnings = Array.from({ length: meant.length + 1 }, (_, length) =>
        meant.slice(0, length),
      );
      expect(beginsWithOneTypo(meant, typed)).toBe(
        beginnings.some((beginning) => typos(beginning).has(typed)),
      );
    }),
    { numRuns: 2000 },
  );
});

it.each([
  ['cemnet', 'cement', true],
  ['cment', 'cement', true],
  ['cemennt', 'cement', true],
  ['xement', 'cement', true],
  ['cmnt', 'cement', false],
  ['klinkr', 'klinkierowa', true],
])('%s for %s: %s', (typed, meant, forgiven) => {
  expect(beginsWithOneTypo(meant, typed)).toBe(forgiven);
});
