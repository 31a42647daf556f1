import { type Selectable, sql } from 'kysely';
import { type Db, type Reader, type Tx, withTx } from '../../platform/database/with-tx.ts';
import { millisecondsBetween } from '../../platform/process/instants.ts';
import type { ContentTables, WrittenPage } from '../../platform/database/tables/content-tables.ts';

export type RevisionRow = Selectable<ContentTables['content_revision']>;

/** A page of a store; store 42 represents every store without its own page. */
export type PageKey = {
  readonly market: string;
  readonly storeId: string;
  readonly identifier: string;
};

/** Author and time of an action. */
export type EditStamp = { readonly actor: string; readonly now: string };

const ofKey = ({ market, storeId, identifier }: PageKey) =>
  sql<boolean>`market = ${market} and store_id = ${storeId} and identifier = ${identifier}`;

/** All versions of a page by staff, newest first. */
export const listRevisions = (db: Reader, key: PageKey): Promise<RevisionRow[]> =>
  db
    .selectFrom('content_revision')
    .selectAll()
    .where(ofKey(key))
    .orderBy('revision', 'desc')
    .execute();

export const findRevision = (
  db: Reader,
  key: PageKey,
  revision: number,
): Promise<RevisionRow | undefined> =>
  db
    .selectFrom('content_revision')
    .selectAll()
    .where(ofKey(key))
    .where('revision', '=', revision)
    .executeTakeFirst();

/** Writes a version, as a draft or with a publication time. Returns its number. */
const write = async (
  tx: Tx,
  key: PageKey,
  page: WrittenPage | null,
  { actor, now }: EditStamp,
  shownFrom: string | undefined,
): Promise<number> => {
  // Concurrent writers of the same page get consecutive numbers.
  await tx
    .selectFrom('market')
    .select('id')
    .where('id', '=', key.market)
    .forUpdate()
    .executeTakeFirst();
  const { last } = await tx
    .selectFrom('content_revision')
    .select((row) => row.fn.max<number | null>('revision').as('last'))
    .where(ofKey(key))
    .executeTakeFirstOrThrow();
  const revision = (last ?? 0) + 1;
  await tx
    .insertInto('content_revision')
    .values({
      market: key.market,
      store_id: key.storeId,
      identifier: key.identifier,
      revision,
      page: page === null ? null : JSON.stringify(page),
      written_by: actor,
      written_at: now,
      published_by: shownFrom === undefined ? null : actor,
      published_at: shownFrom === undefined ? null : now,
      shown_from: shownFrom ?? null,
    })
    .execute();
  return revision;
};

export const writeDraft = (
  db: Db,
  key: PageKey,
  page: WrittenPage,
  by: EditStamp,
): Promise<number> => withTx(db, (tx) => write(tx, key, page, by, undefined));

/** Removes a page from the shop from a given time on. */
export const unpublish = (
  db: Db,
  key: PageKey,
  by: EditStamp,
  shownFrom: string,
): Promise<number> => withTx(db, (tx) => write(tx, key, null, by, shownFrom));

/**
 * Publishes a version from a given time on; false if it does not exist. A version that was
 * published before is copied to a new one, so that the history shows what was visible when.
 */
export const publish = (
  db: Db,
  key: PageKey,
  revision: number,
  by: EditStamp,
  shownFrom: string,
): Promise<boolean> =>
  withTx(db, async (tx) => {
    const row = await tx
      .selectFrom('content_revision')
      .selectAll()
      .where(ofKey(key))
      .where('revision', '=', revision)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) return false;
    if (row.shown_from !== null && millisecondsBetween(row.shown_from, by.now) >= 0)
      await write(tx, key, row.page, by, shownFrom);
    else
      await tx
        .updateTable('content_revision')
        .set({ published_by: by.actor, published_at: by.now, shown_from: shownFrom })
        .where(ofKey(key))
        .where('revision', '=', revision)
        .execute();
    return true;
  });
