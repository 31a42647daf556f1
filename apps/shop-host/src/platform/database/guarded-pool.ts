import type { SqlClient, SqlPool } from './sql-pool.ts';
import { isInsideTx } from './with-tx.ts';

/** Connections in use, and work that waits for one. */
export type PoolLoad = { readonly busy: number; readonly waiting: number };

/**
 * Refuses a second lease inside a transaction: with one connection it would hang, with several it
 * would run outside the transaction. `load` tells how busy the pool is now.
 */
export const guardedPool = (pool: SqlPool): SqlPool & { readonly load: () => PoolLoad } => {
  let [busy, waiting] = [0, 0];
  const counted = (client: SqlClient): SqlClient => {
    busy += 1;
    return {
      query: (text, values, name) => client.query(text, values, name),
      copyIn: (target, rows) => client.copyIn(target, rows),
      release: (isBroken) => {
        busy -= 1;
        client.release(isBroken);
      },
    };
  };
  return {
    connect: async () => {
      if (isInsideTx()) throw new Error('Inside a transaction only its own handle may be used');
      waiting += 1;
      try {
        return counted(await pool.connect());
      } finally {
        waiting -= 1;
      }
    },
    end: () => pool.end(),
    load: () => ({ busy, waiting }),
  };
};
