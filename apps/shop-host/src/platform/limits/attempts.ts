import { sql } from 'kysely';
import { laterBy } from '../process/instants.ts';
import type { Db } from '../database/with-tx.ts';

/** The number of attempts allowed in a time window. */
export type Limit = { readonly attempts: number; readonly windowMs: number };

export type Attempts = {
  /** Counts an attempt before it is made. Returns false when the limit is reached. */
  readonly take: (key: string, limit: Limit, now: string) => Promise<boolean>;
  /** Resets the attempts of a key after a success. */
  readonly forget: (key: string) => Promise<void>;
  /** Takes back one attempt that was not a guess. */
  readonly giveBack: (key: string) => Promise<void>;
};

/**
 * Counts attempts in the database, so that neither a restart nor a second host grants new ones. The window begins with
 * the first attempt.
 */
export const attempts = (db: Db): Attempts => ({
  take: async (key, { attempts: most, windowMs }, now) => {
    const expired = laterBy(now, -windowMs);
    const { rows } = await sql<{ readonly count: number }>`
      insert into attempt (key, window_from, count) values (${key}, ${now}, 1)
      on conflict (key) do update set
        count = case when attempt.window_from <= ${expired} then 1 else attempt.count + 1 end,
        window_from = case when attempt.window_from <= ${expired} then ${now} else attempt.window_from end
      returning count`.execute(db);
    return (rows[0]?.count ?? most + 1) <= most;
  },
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
