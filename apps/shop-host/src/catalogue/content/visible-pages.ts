import { type Selectable, sql } from 'kysely';
import type { ContentPageTable } from '../../platform/database/tables/content-tables.ts';

export type PageRow = Selectable<ContentPageTable>;

/**
 * The pages of a market at a given time, as a subquery to select from: of each page the version
 * that staff published last, otherwise the feed's. Pages that staff removed are not included.
 */
export const shownPages = (market: string, now: string) => {
  const shown = sql`
    select distinct on (store_id, identifier) store_id, identifier, page from content_revision
    where market = ${market} and shown_from <= ${now}::timestamptz order by store_id, identifier, shown_from desc, revision desc`;
  return sql<PageRow>`(
    select market, store_id, identifier, place, section, position, title, description, html, picture, published_on, questions from content_page fed
    where market = ${market} and not exists (select from (${shown}) staffs where staffs.store_id = fed.store_id and staffs.identifier = fed.identifier)
    union all
    select ${market}, store_id, identifier, page ->> 'place', page ->> 'section', (page ->> 'position')::integer, page ->> 'title', page ->> 'description', page ->> 'html',
      page ->> 'picture', (page ->> 'published_on')::date, page -> 'questions' from (${shown}) staffs where page is not null
  )`.as<'content_page'>('content_page');
};
