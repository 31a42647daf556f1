import type { FoundRows } from '../products/index/query-index.ts';
import { beginsWithOneTypo } from './typo-tolerance.ts';
import { type WordIndex, wordsBeginning } from './word-index.ts';

/** A row's relevance for the typed words, by its worst match; relevance order puts the smallest first. */
const TIER = { nameBegins: 0, wholeWords: 1, beginnings: 2, category: 3, typos: 4 } as const;
/** Above every tier: the row does not match. */
const MISSES = 255;

/** Shorter words are too short for typo tolerance. */
const SHORTEST_MISTYPED = 4;

/** Where a typed word may match, besides name and brand. */
type Further = { readonly inCategories: boolean; readonly withTypos: boolean };
const STAGES: readonly Further[] = [
  { inCategories: false, withTypos: false },
  { inCategories: true, withTypos: false },
  { inCategories: true, withTypos: true },
];

/**
 * The rows that match all typed (folded) words, each as a whole word or a prefix of a word in name or brand. If there
 * is no such row, a word may also match the names of the row's categories; if there is still none, any of these with
 * one typo. Rows whose name begins with the first typed word rank first, then those with all words as typed, then the
 * rest.
 */
export const findWords = (index: WordIndex, typed: readonly string[]): FoundRows => {
  for (const further of STAGES) {
    const found = rowsWithAll(index, typed, further);
    if (found.rows.length > 0) return found;
  }
  return NOTHING;
};

const rowsWithAll = (index: WordIndex, typed: readonly string[], further: Further): FoundRows => {
  const size = index.firstWord.length;
  let fit: Uint8Array | undefined;
  for (const word of typed) {
    const own = new Uint8Array(size).fill(MISSES);
    if (further.withTypos) markTypos(index, word, own);
    if (further.inCategories)
      for (const category of index.categories)
        if (category.word.startsWith(word)) own.fill(TIER.category, category.from, category.to);
    const { from, to } = wordsBeginning(index, word);
    for (let place = to - 1; place >= from; place -= 1)
      markRows(index, place, index.words[place] === word ? TIER.wholeWords : TIER.beginnings, own);
    if (fit !== undefined)
      for (let row = 0; row < size; row += 1)
        own[row] = Math.max(own[row] ?? MISSES, fit[row] ?? MISSES);
    fit = own;
  }
  return fit === undefined ? NOTHING : fitting(fit, index, wordsBeginning(index, typed[0] ?? ''));
};

const NOTHING: FoundRows = { rows: new Uint32Array(), tiers: new Uint8Array() };

const markRows = (
  { start, rows }: WordIndex,
  place: number,
  tier: number,
  fit: Uint8Array,
): void => {
  for (let at = start[place] ?? 0; at < (start[place + 1] ?? 0); at += 1) fit[rows[at] ?? 0] = tier;
};

const fitting = (
  fit: Uint8Array,
  { firstWord }: WordIndex,
  beginning: { readonly from: number; readonly to: number },
): FoundRows => {
  let count = 0;
  for (let row = 0; row < fit.length; row += 1) if (fit[row] !== MISSES) count += 1;
  const rows = new Uint32Array(count);
  const tiers = new Uint8Array(count);
  let at = 0;
  for (let row = 0; row < fit.length; row += 1) {
    const tier = fit[row] ?? MISSES;
    if (tier === MISSES) continue;
    const first = firstWord[row] ?? 0;
    rows[at] = row;
    tiers[at] =
      tier === TIER.wholeWords && first >= beginning.from && first < beginning.to
        ? TIER.nameBegins
        : tier;
    at += 1;
  }
  return { rows, tiers };
};

/** Marks the rows with words similar to a mistyped one. Words that begin with a digit match nothing. */
const markTypos = (index: WordIndex, typed: string, fit: Uint8Array): void => {
  if (typed.length < SHORTEST_MISTYPED || /^\d/.test(typed)) return;
  index.words.forEach((word, place) => {
    if (beginsWithOneTypo(word, typed)) markRows(index, place, TIER.typos, fit);
  });
  for (const { word, from, to } of index.categories)
    if (beginsWithOneTypo(word, typed)) fit.fill(TIER.typos, from, to);
};
