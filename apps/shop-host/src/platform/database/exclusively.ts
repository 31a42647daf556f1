import type { OpenedPool, SqlClient } from './sql-pool.ts';

/** Is called once if another process has the lock, before the wait for it. */
export type OnWait = () => void;

/**
 * Takes an advisory lock until the client's transaction ends. Processes that start at once, also on an empty database, wait here
 * for each other. The server releases the lock of a process that dies.
 */
export const lockOrWait = async (
  client: SqlClient,
  name: string,
  onWait: OnWait = () => undefined,
): Promise<void> => {
  const { rows } = await client.query<{ readonly taken: boolean }>(
    'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as taken',
    [name],
  );
  if (rows[0]?.taken === true) return;
  onWait();
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
};

/**
 * Runs work that uses the database by its own connections while no other process does work of that name. The embedded database
 * belongs to one process and has one connection, so nothing is locked there.
 */
export const exclusively = async <Value>(
  { engine, pool }: OpenedPool,
  name: string,
  work: () => Promise<Value>,
  onWait: OnWait,
): Promise<Value> => {
  if (engine === 'pglite') return work();
  const client = await pool.connect();
  try {
    await client.query('begin', []);
    await client.query('set local statement_timeout = 0', []);
    await lockOrWait(client, name, onWait);
    return await work();
  } finally {
    await client.query('rollback', []).then(
      () => client.release(),
      () => client.release(true),
    );
  }
};
