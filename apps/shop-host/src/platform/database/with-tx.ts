import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema.ts';
import type { SqlClient, SqlPool } from './sql-pool.ts';

export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;
/** For reads that work both inside and outside a transaction. */
export type Reader = Db | Tx;
/** The tools of handlers that need the database only. */
export type WithDb = { readonly db: Db };

/**
 * serialization_failure and deadlock_detected: the transaction had no effect and may be retried.
 */
const RETRIED = new Set(['40001', '40P01']);
const ATTEMPTS = 6;
const FIRST_PAUSE_MS = 8;

const inside = new AsyncLocalStorage<true>();

/**
 * True in code that runs within `withTx`. Using the pool there would deadlock on a single
 * connection.
 */
export const isInsideTx = (): boolean => inside.getStore() === true;

/**
 * Runs `work` in one transaction and rolls back if it throws. Serialisation failures and deadlocks
 * are retried after a short random pause, so `work` may run several times and must have no effects
 * except through `tx`. Transactions do not nest.
 */
export const withTx = async <Value>(db: Db, work: (tx: Tx) => Promise<Value>): Promise<Value> => {
  if (isInsideTx()) throw new Error('Transactions do not nest: pass the open one on');
  return repeatedly(() => db.transaction().execute((tx) => inside.run(true, () => work(tx))));
};

/**
 * The same over one leased connection, for bulk loading: without a timeout, and not retried,
 * because a load reads its rows once.
 */
export const withClientTx = async <Value>(
  pool: SqlPool,
  work: (client: SqlClient) => Promise<Value>,
): Promise<Value> => {
  const client = await pool.connect();
  try {
    await client.query('begin', []);
    await client.query('set local statement_timeout = 0', []);
    const value = await inside.run(true, () => work(client));
    await client.query('commit', []);
    return value;
  } catch (error) {
    await client.query('rollback', []);
    throw error;
  } finally {
    client.release();
  }
};

/**
 * Runs a transaction or a single statement, which has no effect when it fails, and retries it after
 * serialisation failures and deadlocks.
 */
export const repeatedly = async <Value>(run: () => Promise<Value>, attempt = 1): Promise<Value> => {
  try {
    return await run();
  } catch (error) {
    if (attempt >= ATTEMPTS || !RETRIED.has(sqlState(error))) throw error;
    await sleep(FIRST_PAUSE_MS * 2 ** attempt * Math.random());
    return repeatedly(run, attempt + 1);
  }
};

/** The SQLSTATE of a database error, or an empty string. */
export const sqlState = (error: unknown): string => {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' ? code : '';
};
