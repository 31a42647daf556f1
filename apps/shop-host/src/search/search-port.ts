import { sql } from 'kysely';
import type { SearchScope } from '../catalogue/listing-sql.ts';
import type { Reader } from '../database/with-tx.ts';
import { searchWords } from './fold.ts';

/** Turns what was typed into a scope for lists. An engine of its own can stand behind it later. */
export type SearchPort = {
  /** Undefined when nothing can be found. */
  readonly scopeOf: (market: string, typed: string) => Promise<SearchScope | undefined>;
};

/** Shorter words have too few letters to resemble anything. */
export const SHORTEST_MISTYPED = 4;
/** Words of the catalogue that may stand for a mistyped one. */
const MOST_MEANT = 6;

/**
 * Search in the database: all words by their beginnings (name, brand and references, CAT-09). When that finds
 * nothing, each word may also be one of the catalogue that resembles it, so that a slip of the finger still leads
 * somewhere.
 */
export const sqlSearch = (db: Reader): SearchPort => ({
  scopeOf: async (market, typed) => {
    const words = searchWords(typed);
    if (words.length === 0) return undefined;
    const exact = allOf(words.map(beginning));
    if (await finds(db, market, exact)) return { query: exact };
    const meant = await Promise.all(words.map(async (word) => anyOf([beginning(word), ...(await resembling(db, market, word))])));
    return { query: allOf(meant) };
  },
});

const beginning = (word: string): string => `${word}:*`;
const anyOf = (words: readonly string[]): string => `(${words.join(' | ')})`;
const allOf = (queries: readonly string[]): string => queries.join(' & ');

const finds = async (db: Reader, market: string, query: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from listing_search where market = ${market} and words @@ to_tsquery('simple', ${query}) limit 1`.execute(db);
  return rows.length > 0;
};

const resembling = async (db: Reader, market: string, word: string): Promise<readonly string[]> => {
  if (word.length < SHORTEST_MISTYPED) return [];
  const { rows } = await sql<{ readonly word: string }>`
    select word from search_word where market = ${market} and ${word}::text <% word order by word_similarity(${word}, word) desc, word limit ${MOST_MEANT}`.execute(db);
  return rows.map((row) => row.word);
};
