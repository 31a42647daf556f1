import { sql } from 'kysely';
import type { Db } from '../../platform/database/with-tx.ts';
import type { FileStore } from '../../platform/files/file-store.ts';

/** Deletes threads that nobody has written into since an instant, and leaves their files to be removed. */
export const deleteKeptThreads = async (
  db: Db,
  market: string,
  before: string,
  most: number,
): Promise<number> => {
  const { numAffectedRows } =
    await sql`delete from message_thread where market = ${market} and id in (
    select id from message_thread where market = ${market} and updated_at < ${before} limit ${most})`.execute(
      db,
    );
  return Number(numAffectedRows ?? 0);
};

/** Removes files that belong to no thread any more. */
export const deleteRemovedFiles = async (
  db: Db,
  market: string,
  files: FileStore,
  most: number,
): Promise<number> => {
  const rows = await db
    .selectFrom('thread_file')
    .select(['id', 'file'])
    .where('market', '=', market)
    .where('thread_id', 'is', null)
    .limit(most)
    .execute();
  for (const { id, file } of rows) {
    await files.delete(file);
    await db.deleteFrom('thread_file').where('market', '=', market).where('id', '=', id).execute();
  }
  return rows.length;
};
