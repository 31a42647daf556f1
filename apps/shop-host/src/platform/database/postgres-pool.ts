import type { PostgresCursor, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { keptName } from './prepared-statements.ts';
import type { SqlClient, SqlPool } from './sql-pool.ts';
import { SESSION_SETTINGS } from './session-settings.ts';
import { parameterText, textParser } from './value-texts.ts';

/** Connections of one host process; placement and reads share them. */
const MAX_CONNECTIONS = 16;
/** A request that waits longer for a connection, or a statement that runs longer, is answered as unavailable. */
const CONNECT_TIMEOUT_MS = 8000;
const STATEMENT_TIMEOUT_MS = 10_000;

/** A pool of connections to a PostgreSQL server. Does not connect yet. */
export const openPostgresPool = (url: string): SqlPool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'materia-shop-host',
    options: SESSION_SETTINGS.map(([name, value]) => `-c ${name}=${value}`).join(' '),
    types: { getTypeParser: textParser },
  });
  // An idle connection that breaks is replaced at the next lease; without a listener it would end the process.
  pool.on('error', () => undefined);
  let ending: Promise<void> | undefined;
  return {
    options: pool.options,
    connect: async () => asClient(await pool.connect()),
    end: () => (ending ??= pool.end()),
  };
};

const clients = new WeakMap<pg.PoolClient, SqlClient>();

/** The same wrapper for the same connection, since Kysely keeps what it knows of a connection by identity. */
const asClient = (client: pg.PoolClient): SqlClient => {
  const known = clients.get(client);
  if (known !== undefined) return known;
  const wrapped = wrap(client);
  clients.set(client, wrapped);
  return wrapped;
};

const wrap = (client: pg.PoolClient): SqlClient => {
  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query<Row>(
    first: string | PostgresCursor<Row>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof first !== 'string') throw new Error('Cursors are not used');
    return run<Row>(client, first, values);
  }
  return {
    query,
    copyIn: (target, rows) => copyIn(client, target, rows),
    release: (destroy) => client.release(destroy),
  };
};

const COMMANDS = ['UPDATE', 'DELETE', 'INSERT', 'SELECT', 'MERGE', 'COMMIT', 'ROLLBACK'] as const;

const run = async <Row>(
  client: pg.PoolClient,
  text: string,
  values: readonly unknown[],
): Promise<PostgresQueryResult<Row>> => {
  const result = await client.query({
    name: keptName(text),
    text,
    values: values.map(parameterText),
  });
  return {
    command: COMMANDS.find((command) => command === result.command) ?? 'SELECT',
    rowCount: result.rowCount ?? 0,
    rows: result.rows,
  };
};

/** The part of pg's connection that loads rows; it is not in pg's published types. */
type CopyConnection = {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
};

/** The bulk load as a statement of pg: it is handed the connection and the server's answers. */
class CopyStatement {
  readonly done: Promise<void>;
  readonly #text: string;
  readonly #rows: Buffer;
  readonly #settle: { readonly resolve: () => void; readonly reject: (error: Error) => void };
  #error: Error | undefined;

  constructor(text: string, rows: Buffer) {
    this.#text = text;
    this.#rows = rows;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.done = promise;
    this.#settle = { resolve, reject };
  }

  submit(connection: { query(text: string): void }): void {
    connection.query(this.#text);
  }

  handleCopyInResponse(connection: CopyConnection): void {
    connection.sendCopyFromChunk(this.#rows);
    connection.endCopyFrom();
  }

  handleCommandComplete(): void {
    // The end of the statement is told by handleReadyForQuery.
  }

  handleError(error: Error): void {
    this.#error = error;
    this.#settle.reject(error);
  }

  handleReadyForQuery(): void {
    if (this.#error === undefined) this.#settle.resolve();
  }
}

const copyIn = (client: pg.PoolClient, target: string, rows: Buffer): Promise<void> =>
  client.query(new CopyStatement(`copy ${target} from stdin`, rows)).done;
