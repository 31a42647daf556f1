import { sql } from 'kysely';
import type { Db, Reader } from '../database/with-tx.ts';
import { laterBy } from '../process/instants.ts';

/**
 * Free attempts first; then each one waits twice as long as the one before it, up to the longest
 * wait.
 */
export type Growth = {
  readonly free: number;
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
  /** After this time without an attempt, the count restarts. */
  readonly forgottenAfterMs: number;
};

/** More doublings would overflow; the longest wait is reached long before. */
const MOST_DOUBLINGS = 20;

/**
 * Takes an attempt of a key before it is made, in one statement, so that parallel attempts cannot
 * share it. Returns false while the key has to wait. A refused attempt changes nothing, so retrying
 * does not make the wait longer.
 */
export const takeTurn = async (
  db: Db,
  key: string,
  { free, firstWaitMs, longestWaitMs, forgottenAfterMs }: Growth,
  now: string,
): Promise<boolean> => {
  const quietSince = laterBy(now, -forgottenAfterMs);
  const { rows } = await sql`
    insert into attempt (key, window_from, count) values (${key}, ${now}, 1)
    on conflict (key) do update set
      count = case when attempt.window_from <= ${quietSince} then 1 else attempt.count + 1 end,
      window_from = ${now}
    where attempt.count < ${free}
      or attempt.window_from
        + least(${longestWaitMs}::double precision, ${firstWaitMs}::double precision * power(2, least(attempt.count - ${free}, ${MOST_DOUBLINGS})))
        * interval '1 millisecond' <= ${now}
    returning count`.execute(db);
  return rows.length > 0;
};

/** An attempt to count: the most that are allowed, and the time before which a window has expired. */
type CountedAttempt = {
  readonly key: string;
  readonly most: number;
  readonly expired: string;
};

/**
 * Counts an attempt for each key in one statement, in which a key is counted only if those before it
 * are within their limits. Returns whether the last key is.
 */
export const countAttempts = async (
  db: Reader,
  counted: readonly CountedAttempt[],
  now: string,
): Promise<boolean> => {
  const steps = counted.map(({ key, most, expired }, at) => {
    const before = at === 0 ? sql`` : sql` from ${sql.table(`taken_${at - 1}`)} where is_within`;
    return sql`${sql.table(`taken_${at}`)} as (
      insert into attempt (key, window_from, count) select ${key}, ${now}::timestamptz, 1${before}
      on conflict (key) do update set
        count = case when attempt.window_from <= ${expired} then 1 else attempt.count + 1 end,
        window_from = case when attempt.window_from <= ${expired} then ${now} else attempt.window_from end
      returning count <= ${most} as is_within)`;
  });
  const { rows } = await sql<{ readonly is_within: boolean }>`
    with ${sql.join(steps)} select is_within from ${sql.table(`taken_${counted.length - 1}`)}`.execute(
    db,
  );
  return rows[0]?.is_within === true;
};

/** Deletes the counts of keys. */
export const deleteAttempts = async (db: Reader, keys: readonly string[]): Promise<void> => {
  await db.deleteFrom('attempt').where('key', 'in', keys).execute();
};

/** Deletes at most so many counts whose window began before an instant, and returns how many. */
export const deleteAttemptsBefore = async (
  db: Reader,
  before: string,
  most: number,
): Promise<number> => {
  const { numAffectedRows } = await sql`delete from attempt
    where key in (select key from attempt where window_from < ${before} limit ${most})`.execute(db);
  return Number(numAffectedRows ?? 0);
};

/** Lowers the counts of keys by one, unless they are zero. */
export const uncountAttempts = async (db: Reader, keys: readonly string[]): Promise<void> => {
  await db
    .updateTable('attempt')
    .set((attempt) => ({ count: attempt('count', '-', 1) }))
    .where('key', 'in', keys)
    .where('count', '>', 0)
    .execute();
};
