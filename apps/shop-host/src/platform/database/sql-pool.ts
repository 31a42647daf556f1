/** The result of a statement. `command` is the one that PostgreSQL reports, such as `UPDATE`. */
export type SqlResult<Row> = {
  readonly command: string;
  readonly rowCount: number;
  readonly rows: Row[];
};

/** One leased connection: statements, and bulk loading in PostgreSQL's text COPY format. */
export interface SqlClient {
  /** Runs a statement. With a name, it is prepared once on this connection and reused. */
  query<Row>(text: string, values: readonly unknown[], name?: string): Promise<SqlResult<Row>>;
  /** Loads `rows` (COPY text format) into `target`, written `table (column, …)`. */
  copyIn(target: string, rows: Buffer): Promise<void>;
  /** Returns the connection to the pool, or closes one that is broken. */
  release(isBroken?: boolean): void;
}

/**
 * The connection pool interface of the host, implemented by `pg.Pool` and the embedded database.
 */
export interface SqlPool {
  connect(): Promise<SqlClient>;
  end(): Promise<void>;
}

/** The open database: its name for the readiness page and its pool. */
export type OpenedPool = { readonly engine: 'pglite' | 'postgres'; readonly pool: SqlPool };
