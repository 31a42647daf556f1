import type { SqlPool } from './sql-pool.ts';
import { isInsideTx } from './with-tx.ts';

/**
 * Refuses a second lease inside a transaction: with one connection it would hang, with several it
 * would run outside the transaction.
 */
export const guardedPool = (pool: SqlPool): SqlPool => ({
  connect: () => {
    if (isInsideTx()) throw new Error('Inside a transaction only its own handle may be used');
    return pool.connect();
  },
  end: () => pool.end(),
});
