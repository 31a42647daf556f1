import type { Migration } from './migration.ts';

/**
 * What shoppers searched for, as counts per day and without anything about them. `results` is the
 * number of products that the last search found.
 */
export const searchQueries: Migration = {
  name: '0031-search-queries',
  statements: [
    `create table search_query (
      market text not null references market (id),
      day date not null,
      query text not null,
      searches integer not null default 0,
      clicks integer not null default 0,
      results integer not null default 0,
      primary key (market, day, query)
    )`,
  ],
};
