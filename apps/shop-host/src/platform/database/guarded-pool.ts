import type { SqlPool } from './sql-pool.ts';
import { isInsideTx } from './with-tx.ts';

/** Refuses a second lease from inside a transaction: it would hang on one connection and leak out of the transaction on many. */
export const guardedPool = (pool: SqlPool): SqlPool => ({
  connect: () => {
    if (isInsideTx()) throw new Error('Inside a transaction only its own handle may be used');
    return pool.connect();
  },
  end: () => pool.end(),
});
