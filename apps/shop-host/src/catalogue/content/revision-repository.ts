import { type Insertable, type Selectable, sql } from 'kysely';
import type { ContentTables } from '../../platform/database/tables/content-tables.ts';
import type { Reader, Tx } from '../../platform/database/with-tx.ts';

export type RevisionRow = Selectable<ContentTables['content_revision']>;

/** A page of a store; store 42 represents every store without its own page. */
export type PageKey = {
  readonly market: string;
  readonly storeId: string;
  readonly identifier: string;
};

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
): Promise<RevisionRow | undefined> => ofRevision(db, key, revision).executeTakeFirst();

/** A version of a page, locked until the transaction ends. */
export const lockRevision = (
  tx: Tx,
  key: PageKey,
  revision: number,
): Promise<RevisionRow | undefined> => ofRevision(tx, key, revision).forUpdate().executeTakeFirst();

const ofRevision = (db: Reader, key: PageKey, revision: number) =>
  db.selectFrom('content_revision').selectAll().where(ofKey(key)).where('revision', '=', revision);

/** Versions that were never published, of all pages of a market, oldest version of a page first. */
export const listDrafts = (
  db: Reader,
  market: string,
): Promise<Pick<RevisionRow, 'store_id' | 'identifier' | 'page'>[]> =>
  db
    .selectFrom('content_revision')
    .select(['store_id', 'identifier', 'page'])
    .where('market', '=', market)
    .where('shown_from', 'is', null)
    .orderBy('identifier')
    .execute();

/** Makes other writers of a market's pages wait until the transaction ends. */
export const lockRevisionsOf = async (tx: Tx, market: string): Promise<void> => {
  await tx
    .selectFrom('market')
    .select('id')
    .where('id', '=', market)
    .forUpdate()
    .executeTakeFirst();
};

/** The number of a page's newest version; 0 if it has none. */
export const findLastRevision = async (tx: Tx, key: PageKey): Promise<number> => {
  const { last } = await tx
    .selectFrom('content_revision')
    .select((row) => row.fn.max<number | null>('revision').as('last'))
    .where(ofKey(key))
    .executeTakeFirstOrThrow();
  return last ?? 0;
};

export const insertRevision = async (
  tx: Tx,
  revision: Insertable<ContentTables['content_revision']>,
): Promise<void> => {
  await tx.insertInto('content_revision').values(revision).execute();
};

/** Stores who published a version, and from when on it is shown. */
export const savePublication = async (
  tx: Tx,
  key: PageKey,
  revision: number,
  publication: Pick<
    Insertable<ContentTables['content_revision']>,
    'published_by' | 'published_at' | 'shown_from'
  >,
): Promise<void> => {
  await tx
    .updateTable('content_revision')
    .set(publication)
    .where(ofKey(key))
    .where('revision', '=', revision)
    .execute();
};
