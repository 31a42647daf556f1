import { sql } from 'kysely';
import type { SqlClient } from '../../platform/database/sql-pool.ts';
import type { Tx } from '../../platform/database/with-tx.ts';

/*
 * Orders share the lock of a market's stock, an import has it alone. Without it, an import would
 * lock the rows in another order than placements do, and a placement that waits for a row would
 * find it replaced by a new one.
 */

/** Taken before the first row of stock is locked, and released with the transaction. */
export const shareStock = async (tx: Tx, market: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${keyOf(market)}, 0))`.execute(tx);
};

/**
 * Waits for transactions that hold or release units, and keeps others waiting until the end of the
 * import.
 */
export const lockStock = async (client: SqlClient, market: string): Promise<void> => {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [keyOf(market)]);
};

const keyOf = (market: string): string => `stock ${market}`;
