import type { ColumnType, Generated } from 'kysely';
import type { MomentColumn } from './column-types.ts';

/** A line that staff added to a market's thesaurus. */
export type SearchWordGroupTable = {
  id: Generated<number>;
  market: string;
  words: string;
  added_by: string;
  added_at: MomentColumn;
};

/** Counts of a query on a day of the market's calendar; `results` is what its last search found. */
export type SearchQueryTable = {
  market: string;
  day: ColumnType<string, string, string>;
  query: string;
  searches: number;
  clicks: number;
  results: number;
};

export type SearchTables = {
  search_word_group: SearchWordGroupTable;
  search_query: SearchQueryTable;
};
