import { sql } from 'kysely';
import { laterBy } from '../process/instants.ts';
import type { Reader } from '../database/with-tx.ts';

/** The number of attempts allowed in a time window. */
export type Limit = { readonly attempts: number; readonly windowMs: number };

export type Attempts = {
  /** Counts an attempt before it is made. Returns false when the limit is reached. */
  readonly take: (key: string, limit: Limit, now: string) => Promise<boolean>;
  /**
   * The same for several keys at once. The first one at its limit refuses, and those after it are
   * not counted. Rows are locked in the order of the keys.
   */
  readonly takeAll: (
    counted: readonly (readonly [key: string, limit: Limit])[],
    now: string,
  ) => Promise<boolean>;
  /** Resets the attempts of a key after a success. */
  readonly forget: (key: string) => Promise<void>;
  /** Takes back one attempt that was not a guess. */
  readonly giveBack: (key: string) => Promise<void>;
};

/**
 * Counts attempts in the database, so that neither a restart nor a second host grants new ones. The
 * window begins with the first attempt.
 */
export const attempts = (db: Reader): Attempts => ({
  take: (key, limit, now) => takeAll(db, [[key, limit]], now),
  takeAll: (counted, now) => takeAll(db, counted, now),
  forget: async (key) => {
    await db.deleteFrom('attempt').where('key', '=', key).execute();
  },
  giveBack: async (key) => {
    await db
      .updateTable('attempt')
      .set((attempt) => ({ count: attempt('count', '-', 1) }))
      .where('key', '=', key)
      .where('count', '>', 0)
      .execute();
  },
});

/** One statement, in which each key is counted only if those before it are within their limits. */
const takeAll = async (
  db: Reader,
  counted: Parameters<Attempts['takeAll']>[0],
  now: string,
): Promise<boolean> => {
  const steps = counted.map(([key, { attempts: most, windowMs }], at) => {
    const expired = laterBy(now, -windowMs);
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
