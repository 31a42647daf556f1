import { sql } from 'kysely';
import type { Reader } from './with-tx.ts';

/** Whether the database answers. */
export const isReady = (db: Reader): Promise<boolean> =>
  sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
