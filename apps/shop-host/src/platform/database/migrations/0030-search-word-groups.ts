import type { Migration } from './migration.ts';

/** Lines that staff add to a market's thesaurus, in the notation of the market's own lines. */
export const searchWordGroups: Migration = {
  name: '0030-search-word-groups',
  statements: [
    `create table search_word_group (
      id integer generated always as identity primary key,
      market text not null references market (id),
      words text not null,
      added_by text not null,
      added_at timestamptz not null,
      unique (market, words)
    )`,
  ],
};
