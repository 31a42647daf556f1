import type { Market } from '@materia/market-model';
import { type FoundRows, NO_ROWS } from '../index/query-index.ts';
import type { CategoryRow, ListingIndex } from '../index/listing-index.ts';
import type { WordIndex } from '../index/word-index.ts';
import type { Reader } from '../../platform/database/with-tx.ts';
import { findWords, type Matches } from './find-words.ts';
import { fold } from '../words/fold.ts';
import { findReference, referencesBeginning } from './references.ts';
import { thesauri } from './thesauri.ts';
import type { Thesaurus } from './thesaurus.ts';
import { correctedText, type HowToRead, understand, type Understood } from './understand.ts';

/** The rows that a search finds, and what the shop made of the typed text. */
export type SearchResult = {
  readonly found: FoundRows;
  /**
   * The text that was searched for instead of a mistyped one. `texts` are those in which its words
   * may be spelled out.
   */
  readonly corrected: ((texts: readonly string[]) => string) | undefined;
  /** Typed words that were left out because no product matches all of them. */
  readonly dropped: readonly string[];
  /** The categories that the text names; when nothing is found, those with a similar name. */
  readonly categories: readonly CategoryRow[];
};

/**
 * Turns typed text into index rows with their relevance. A separate search engine can be put behind
 * it later.
 */
export type SearchPort = {
  readonly find: (
    market: Market,
    index: ListingIndex,
    typed: string,
    how: HowToRead,
  ) => Promise<SearchResult>;
};

const MOST_CATEGORIES = 4;
/** Names are similar when a word begins with as many letters of a typed one. */
const SIMILAR_LETTERS = 4;

/**
 * A reference or EAN finds exactly its product. Anything else is looked up word by word in name,
 * brand and categories, and if that finds nothing, as the beginning of a reference.
 */
export const catalogueSearch = (db: Reader): SearchPort => {
  const thesaurusFor = thesauri(db);
  return {
    find: async (market, index, typed, how) => {
      const exact = await findReference(db, market.id, typed);
      if (exact.length > 0) return onlyRows(rowsOf(index, exact));
      const thesaurus = await thesaurusFor(market, index.words.language);
      const { corrections, found, categories, dropped } = findMeant(
        index.words,
        thesaurus,
        typed,
        how,
      );
      if (found.rows.length === 0) {
        const byReference = rowsOf(index, await referencesBeginning(db, market.id, typed));
        return byReference.rows.length > 0
          ? onlyRows(byReference)
          : { ...onlyRows(NO_ROWS), categories: similarCategories(index, typed) };
      }
      return {
        found,
        dropped: dropped.map((text) => asTyped(typed, text)),
        categories: categories
          .flatMap(({ id }) => index.categories.get(id) ?? [])
          .slice(0, MOST_CATEGORIES),
        corrected:
          corrections.size === 0
            ? undefined
            : (texts) => {
                const spellings = new Map([
                  ...thesaurus.spellings,
                  ...spellingsIn([...index.categories.values()].map(({ name }) => name)),
                  ...spellingsIn(texts),
                ]);
                return correctedText(typed, corrections, (word) => spellings.get(word) ?? word);
              },
      };
    },
  };
};

type Meant = Matches & Pick<Understood, 'corrections'>;

/**
 * What the words of a text find, once mistyped ones are corrected. A correction that no product has
 * beside the other words was a wrong guess: the word is left out as it was typed.
 */
export const findMeant = (
  index: WordIndex,
  thesaurus: Thesaurus,
  typed: string,
  how: HowToRead,
): Meant => {
  const understood = understand(index, thesaurus, typed, how);
  const { corrections } = understood;
  const matches = findWords(index, understood, typed);
  const useless = [...corrections].flatMap(([word, meant]) =>
    matches.dropped.some((text) => text.split(' ').includes(meant)) ? [word] : [],
  );
  if (useless.length === 0) return { ...matches, corrections };
  const asTyped = new Set([...(how.asTyped ?? []), ...useless]);
  return findMeant(index, thesaurus, typed, { ...how, asTyped });
};

const onlyRows = (found: FoundRows): SearchResult => ({
  found,
  corrected: undefined,
  dropped: [],
  categories: [],
});

const spellingsIn = (texts: readonly string[]): readonly (readonly [string, string])[] =>
  texts
    .flatMap((text) => text.match(/\p{L}+/gu) ?? [])
    .map((word) => [fold(word), word.toLocaleLowerCase()] as const);

/** The spelling of a folded word, or of a name of several words, in the typed text. */
const asTyped = (typed: string, folded: string): string => {
  const words = typed.split(/\s+/);
  const [first, ...others] = folded.split(' ');
  const from = words.findIndex((word) => fold(word) === first);
  const last = others.at(-1);
  const to = last === undefined ? from : words.findIndex((word) => fold(word) === last);
  return from === -1 || to < from ? folded : words.slice(from, to + 1).join(' ');
};

const similarCategories = (index: ListingIndex, typed: string): readonly CategoryRow[] => {
  const beginnings = fold(typed)
    .split(' ')
    .filter((word) => word.length >= SIMILAR_LETTERS)
    .map((word) => word.slice(0, SIMILAR_LETTERS));
  return index.words.categories
    .filter(
      ({ from, to, words }) =>
        to > from &&
        words.some(({ word }) => beginnings.some((beginning) => word.startsWith(beginning))),
    )
    .toSorted((a, b) => b.to - b.from - (a.to - a.from))
    .slice(0, MOST_CATEGORIES)
    .flatMap(({ id }) => index.categories.get(id) ?? []);
};

const rowsOf = ({ rowOfSku }: ListingIndex, skus: readonly string[]): FoundRows => {
  const rows = Uint32Array.from(skus.flatMap((sku) => rowOfSku.get(sku) ?? [])).sort();
  return { rows, tiers: new Uint8Array(rows.length) };
};
