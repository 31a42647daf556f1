import type { PlainDate } from '@materia/domain-holiday-calendar';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { SearchWordGroupTable } from '../../platform/database/tables/search-tables.ts';
import type { Db, Reader } from '../../platform/database/with-tx.ts';

/** A group of words that staff added to a market's thesaurus. */
export type WordGroupRow = Selectable<SearchWordGroupTable>;

/** The groups of words that staff added, oldest first. */
export const listWordGroups = (db: Reader, market: string): Promise<WordGroupRow[]> =>
  db
    .selectFrom('search_word_group')
    .selectAll()
    .where('market', '=', market)
    .orderBy('id')
    .execute();

/** The same groups as lines of a thesaurus. */
export const listWords = async (db: Reader, market: string): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('search_word_group')
    .select('words')
    .where('market', '=', market)
    .orderBy('id')
    .execute();
  return rows.map(({ words }) => words);
};

/** Adds a group of words, or returns the one with the same words. */
export const insertWordGroup = (
  db: Db,
  group: Insertable<SearchWordGroupTable>,
): Promise<WordGroupRow> =>
  db
    .insertInto('search_word_group')
    .values(group)
    .onConflict((known) => known.columns(['market', 'words']).doUpdateSet({ words: group.words }))
    .returningAll()
    .executeTakeFirstOrThrow();

/** Deletes a group of words and returns it; `undefined` if there is none with this id. */
export const deleteWordGroup = (
  db: Db,
  market: string,
  id: number,
): Promise<WordGroupRow | undefined> =>
  db
    .deleteFrom('search_word_group')
    .where('market', '=', market)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

/** The products with exactly this folded reference. */
export const skusOfReference = async (
  db: Reader,
  market: string,
  folded: string,
): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('product_reference')
    .select('sku')
    .distinct()
    .where('market', '=', market)
    .where('reference', '=', folded)
    .execute();
  return rows.map(({ sku }) => sku);
};

/** The products of the first references that begin with `folded`; one with several is repeated. */
export const skusOfReferencesBeginning = async (
  db: Reader,
  market: string,
  folded: string,
  limit: number,
): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('product_reference')
    .select('sku')
    .where('market', '=', market)
    .where('reference', '>=', folded)
    .where('reference', '<', `${folded}~`)
    .orderBy('reference')
    .limit(limit)
    .execute();
  return rows.map(({ sku }) => sku);
};

/** What is added to the counts of a query on a day; `results` is what the last search found. */
type AddedCount = {
  readonly market: string;
  readonly day: PlainDate;
  readonly query: string;
  readonly searches: number;
  readonly clicks: number;
  readonly results: number;
};

/** Adds to the counts of a query. A click alone does not change the last number of results. */
export const addQueryCount = async (
  db: Db,
  { market, day, query, searches, clicks, results }: AddedCount,
): Promise<void> => {
  await sql`insert into search_query (market, day, query, searches, clicks, results)
    values (${market}, ${day}, ${query}, ${searches}, ${clicks}, ${results})
    on conflict (market, day, query) do update set
      searches = search_query.searches + excluded.searches,
      clicks = search_query.clicks + excluded.clicks,
      results = case when excluded.searches > 0 then excluded.results else search_query.results end`.execute(
    db,
  );
};

/** Deletes the counts of all markets before a day. */
export const deleteQueriesBefore = async (db: Db, day: PlainDate): Promise<void> => {
  await db.deleteFrom('search_query').where('day', '<', day).execute();
};

/** A query, how often it was searched, and whether any of its searches found something. */
type UnopenedQuery = { readonly query: string; readonly searches: number; readonly found: boolean };

/** The queries since a day whose results were never opened, the most frequent first. */
export const queriesWithoutClick = async (
  db: Reader,
  market: string,
  since: PlainDate,
): Promise<readonly UnopenedQuery[]> => {
  const { rows } = await sql<UnopenedQuery>`
    select query, sum(searches)::integer as searches, max(results) > 0 as found from search_query
    where market = ${market} and day >= ${since}
    group by query having sum(searches) > 0 and sum(clicks) = 0
    order by searches desc, query`.execute(db);
  return rows;
};
