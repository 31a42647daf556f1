import { DEFAULT_CMS_STORE } from '@materia/domain-navigation';
import { type Selectable, sql } from 'kysely';
import type {
  ContentBlockTable,
  ContentPageTable,
  ContentSlideTable,
} from '../../platform/database/tables/content-tables.ts';
import type { Reader } from '../../platform/database/with-tx.ts';
import type { PageKey } from './revision-repository.ts';

export type PageRow = Selectable<ContentPageTable>;
export type BlockRow = Selectable<ContentBlockTable>;
export type SlideRow = Selectable<ContentSlideTable>;

/**
 * The audience of content: a store's own version takes precedence over that of store 42, a group's
 * over the general one.
 */
export type Audience = {
  readonly market: string;
  readonly storeId: string;
  readonly groupId: string | undefined;
};
/** The audience and time of a page read: staff may have scheduled its publication. */
export type PageAudience = Audience & { readonly now: string };

const storesOf = ({ storeId }: Audience): readonly string[] => [storeId, DEFAULT_CMS_STORE];

/** How specific a row is to the audience; higher is more specific. */
const nearness = (
  row: { readonly store_id: string; readonly group_id?: string | null },
  { storeId }: Audience,
): number => (row.store_id === storeId ? 2 : 0) + ((row.group_id ?? null) === null ? 0 : 1);

const nearest = <Row extends { readonly store_id: string; readonly group_id?: string | null }>(
  rows: readonly Row[],
  audience: Audience,
): Row | undefined => rows.toSorted((a, b) => nearness(b, audience) - nearness(a, audience))[0];

/**
 * The pages of a market at a given time, as a subquery to select from: of each page the version
 * that staff published last, otherwise the feed's. Pages that staff removed are not included.
 */
const shownPages = (market: string, now: string) => {
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

export const findPage = async (
  db: Reader,
  audience: PageAudience,
  identifier: string,
): Promise<PageRow | undefined> =>
  nearest(
    await db
      .selectFrom(shownPages(audience.market, audience.now))
      .selectAll()
      .where('identifier', '=', identifier)
      .where('store_id', 'in', storesOf(audience))
      .execute(),
    audience,
  );

/**
 * The pages of a section in their order, newest article first, each in its most specific version.
 */
export const listPages = async (
  db: Reader,
  audience: PageAudience,
  section: string,
): Promise<readonly PageRow[]> => {
  const rows = await db
    .selectFrom(shownPages(audience.market, audience.now))
    .selectAll()
    .where('section', '=', section)
    .where('store_id', 'in', storesOf(audience))
    .orderBy('position')
    .orderBy('published_on', 'desc')
    .orderBy('identifier')
    .execute();
  return eachNearest(rows, audience);
};

/** Every page of a market that is shown, of all stores, by section. */
export const listShownPages = (db: Reader, market: string, now: string): Promise<PageRow[]> =>
  db
    .selectFrom(shownPages(market, now))
    .selectAll()
    .orderBy('section')
    .orderBy('position')
    .orderBy('identifier')
    .orderBy('store_id')
    .execute();

/** The shown pages that represent every store without its own, by identifier. */
export const listSharedPages = (
  db: Reader,
  market: string,
  now: string,
): Promise<Pick<PageRow, 'identifier' | 'place' | 'title' | 'published_on'>[]> =>
  db
    .selectFrom(shownPages(market, now))
    .select(['identifier', 'place', 'title', 'published_on'])
    .where('store_id', '=', DEFAULT_CMS_STORE)
    .orderBy('identifier')
    .execute();

/** Whether a store's own version of a page is shown. */
export const isPageShown = async (
  db: Reader,
  { market, storeId, identifier }: PageKey,
  now: string,
): Promise<boolean> =>
  (await db
    .selectFrom(shownPages(market, now))
    .select('identifier')
    .where('store_id', '=', storeId)
    .where('identifier', '=', identifier)
    .executeTakeFirst()) !== undefined;

/** Filtered in SQL, so that content a group must not see never leaves the database. */
const shownBlocks = (db: Reader, { market, groupId, ...audience }: Audience) =>
  db
    .selectFrom('content_block')
    .selectAll()
    .where('market', '=', market)
    .where('store_id', 'in', storesOf({ market, groupId, ...audience }))
    .where((is) => is.or([is('group_id', 'is', null), is('group_id', '=', groupId ?? null)]));

export const findBlock = async (
  db: Reader,
  audience: Audience,
  identifier: string,
): Promise<BlockRow | undefined> =>
  nearest(await shownBlocks(db, audience).where('identifier', '=', identifier).execute(), audience);

export const listBlocks = async (
  db: Reader,
  audience: Audience,
  categoryId: string,
  context: string,
): Promise<readonly BlockRow[]> =>
  eachNearest(
    await shownBlocks(db, audience)
      .where('category_id', '=', categoryId)
      .where('context', '=', context)
      .orderBy('position')
      .orderBy('identifier')
      .execute(),
    audience,
  );

const eachNearest = <
  Row extends {
    readonly identifier: string;
    readonly store_id: string;
    readonly group_id?: string | null;
  },
>(
  rows: readonly Row[],
  audience: Audience,
): readonly Row[] =>
  [...Map.groupBy(rows, (row) => row.identifier).values()].flatMap(
    (variants) => nearest(variants, audience) ?? [],
  );

/**
 * The slides of a slider: the store's own if it has any, otherwise those of store 42. A group's
 * slides replace the general ones.
 */
export const listSlides = async (
  db: Reader,
  audience: Audience,
  slider: string,
): Promise<readonly SlideRow[]> => {
  const rows = await db
    .selectFrom('content_slide')
    .selectAll()
    .where('market', '=', audience.market)
    .where('slider', '=', slider)
    .where('store_id', 'in', storesOf(audience))
    .where((is) =>
      is.or([is('group_id', 'is', null), is('group_id', '=', audience.groupId ?? null)]),
    )
    .orderBy('position')
    .execute();
  const best = Math.max(...rows.map((row) => nearness(row, audience)));
  return rows.filter((row) => nearness(row, audience) === best);
};
