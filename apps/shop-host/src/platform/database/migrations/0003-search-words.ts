import type { Migration } from './migration.ts';

/**
 * Mistyped words are looked up among the words of the catalogue instead of in every product's text:
 * a few thousand rows instead of one per product. The next import fills the words, so the recorded
 * feeds are cleared.
 */
export const searchWords: Migration = {
  name: '0003-search-words',
  statements: [
    'create table if not exists search_word (market text not null, word text not null, primary key (market, word))',
    'create index if not exists search_word_letters on search_word using gin (word gin_trgm_ops)',
    'drop index if exists listing_search_text',
    'alter table listing_search drop column if exists text',
    "update market set feed_hash = ''",
  ],
};
