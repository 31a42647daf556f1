import type { Db, Reader, Tx } from '../database/with-tx.ts';
import { laterBy } from '../process/instants.ts';
import type { AttemptNames } from './attempt-names.ts';
import {
  countAttempts,
  deleteAttempts,
  type Growth,
  takeTurn,
  uncountAttempts,
} from './repository.ts';

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

export type AttemptCounts = Attempts & {
  /** Takes an attempt whose waits grow; false while the key has to wait. */
  readonly takeTurn: (key: string, growth: Growth, now: string) => Promise<boolean>;
  /** The same counts within a transaction. */
  readonly within: (tx: Tx) => Attempts;
};

/**
 * Counts attempts in the database, so that neither a restart nor a second host grants new ones. The
 * window begins with the first attempt. Keys may name persons and addresses: the database has their names only.
 * An attempt counts under all names of its key, so that a new master key grants no new ones.
 */
export const attempts = (db: Db, names: AttemptNames): AttemptCounts => ({
  ...counting(db, names),
  takeTurn: async (key, growth, now) => {
    for (const name of names(key).toReversed())
      if (!(await takeTurn(db, name, growth, now))) return false;
    return true;
  },
  within: (tx) => counting(tx, names),
});

const counting = (db: Reader, names: AttemptNames): Attempts => {
  const takeAll: Attempts['takeAll'] = (counted, now) =>
    countAttempts(
      db,
      counted.flatMap(([key, { attempts: most, windowMs }]) =>
        names(key).map((name) => ({ key: name, most, expired: laterBy(now, -windowMs) })),
      ),
      now,
    );
  return {
    take: (key, limit, now) => takeAll([[key, limit]], now),
    takeAll,
    forget: (key) => deleteAttempts(db, names(key)),
    giveBack: (key) => uncountAttempts(db, names(key)),
  };
};
