import {
  AbortedTransactionError,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { statementNameOf } from './prepared-statements.ts';
import type { SqlClient, SqlPool } from './sql-pool.ts';

/**
 * PostgreSQL over one of our pools. Kysely's own driver cannot pass on the name of a prepared
 * statement.
 */
export const sqlDialect = (pool: SqlPool): Dialect => ({
  createDriver: () => new SqlDriver(pool),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createAdapter: () => new PostgresAdapter(),
  createIntrospector: (db) => new PostgresIntrospector(db),
});

/** Commands that report how many rows they changed. */
const CHANGES = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'];

class SqlConnection implements DatabaseConnection {
  readonly client: SqlClient;
  /** Set when a transaction could not be rolled back: the connection must not be used again. */
  isBroken = false;

  constructor(client: SqlClient) {
    this.client = client;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      const { command, rowCount, rows } = await this.client.query<Row>(
        query.sql,
        query.parameters,
        statementNameOf(query),
      );
      return CHANGES.includes(command) ? { rows, numAffectedRows: BigInt(rowCount) } : { rows };
    } catch (error) {
      // The error comes from a socket or a worker, so its stack would not show the caller.
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    }
  }

  streamQuery(): never {
    throw new Error('Rows are not streamed');
  }
}

class SqlDriver implements Driver {
  readonly #pool: SqlPool;

  constructor(pool: SqlPool) {
    this.#pool = pool;
  }

  async init(): Promise<void> {
    // The pool is open already.
  }

  async acquireConnection(): Promise<SqlConnection> {
    return new SqlConnection(await this.#pool.connect());
  }

  async beginTransaction(
    { client }: SqlConnection,
    { isolationLevel, accessMode }: TransactionSettings,
  ): Promise<void> {
    const level = isolationLevel === undefined ? '' : ` isolation level ${isolationLevel}`;
    await client.query(`begin${level}${accessMode === undefined ? '' : ` ${accessMode}`}`, []);
  }

  /**
   * PostgreSQL responds to `commit` with ROLLBACK when a failed statement has aborted the
   * transaction.
   */
  async commitTransaction({ client }: SqlConnection): Promise<void> {
    const { command } = await client.query('commit', []);
    if (command === 'ROLLBACK') throw new AbortedTransactionError();
  }

  async rollbackTransaction(connection: SqlConnection): Promise<void> {
    try {
      await connection.client.query('rollback', []);
    } catch (error) {
      connection.isBroken = true;
      throw error;
    }
  }

  async releaseConnection({ client, isBroken }: SqlConnection): Promise<void> {
    client.release(isBroken);
  }

  async destroy(): Promise<void> {
    await this.#pool.end();
  }
}
