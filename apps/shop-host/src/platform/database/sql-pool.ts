import type { PostgresPool, PostgresPoolClient } from 'kysely';

/** One leased connection: statements, and bulk loading of rows in PostgreSQL's text COPY format. */
export interface SqlClient extends PostgresPoolClient {
  /** Loads `rows` (COPY text format) into `target`, written `table (column, …)`. */
  copyIn(target: string, rows: Buffer): Promise<void>;
}

/** What the host needs of a connection pool. `pg.Pool` and the embedded database both fit behind it. */
export interface SqlPool extends PostgresPool {
  connect(): Promise<SqlClient>;
}

/** The database that answers: its name for the readiness page and its pool. */
export type OpenedPool = { readonly engine: 'pglite' | 'postgres'; readonly pool: SqlPool };
