import { type Db, type Tx, withTx } from '../../platform/database/with-tx.ts';
import { millisecondsBetween } from '../../platform/process/instants.ts';
import type { WrittenPage } from '../../platform/database/tables/content-tables.ts';
import {
  findLastRevision,
  insertRevision,
  lockRevision,
  lockRevisionsOf,
  type PageKey,
  savePublication,
} from './revision-repository.ts';

/** Author and time of an action. */
export type EditStamp = { readonly actor: string; readonly now: string };

/** Writes a version, as a draft or with a publication time. Returns its number. */
const write = async (
  tx: Tx,
  key: PageKey,
  page: WrittenPage | null,
  { actor, now }: EditStamp,
  shownFrom: string | undefined,
): Promise<number> => {
  // Concurrent writers of the same page get consecutive numbers.
  await lockRevisionsOf(tx, key.market);
  const revision = (await findLastRevision(tx, key)) + 1;
  await insertRevision(tx, {
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
  });
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
    const row = await lockRevision(tx, key, revision);
    if (row === undefined) return false;
    if (row.shown_from !== null && millisecondsBetween(row.shown_from, by.now) >= 0)
      await write(tx, key, row.page, by, shownFrom);
    else
      await savePublication(tx, key, revision, {
        published_by: by.actor,
        published_at: by.now,
        shown_from: shownFrom,
      });
    return true;
  });
