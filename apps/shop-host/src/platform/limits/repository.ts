import { sql } from 'kysely';
import type { Db } from '../database/with-tx.ts';
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
