import { sql } from 'kysely';
import { MIGRATIONS } from './migrations.ts';
import type { Reader } from './with-tx.ts';

/** Whether the database answers. */
export const isReady = (db: Reader): Promise<boolean> =>
  sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );

/**
 * Whether the database has all steps that this process knows. It may have more, of a version that was started meanwhile; it lacks
 * some when an older state of it was restored.
 */
export const isMigrated = async (db: Reader): Promise<boolean> => {
  const names = MIGRATIONS.map(({ name }) => name);
  const { rows } = await sql<{ readonly steps: number }>`
    select count(*)::integer as steps from migration where name = any(${names}::text[])`.execute(
    db,
  );
  return rows[0]?.steps === names.length;
};
