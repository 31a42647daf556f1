import pg from 'pg';
import type { SqlClient, SqlPool } from './sql-pool.ts';
import { SESSION_SETTINGS } from './session-settings.ts';
import { parameterText, textParser } from './value-texts.ts';

/** Connections per host process, shared by placement and reads. */
const MAX_CONNECTIONS = 16;
/**
 * A request that waits longer for a connection, or a statement that runs longer, gets an
 * unavailable response.
 */
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
  // An idle connection that breaks is replaced at the next lease; without a listener it would end
  // the process.
  pool.on('error', () => undefined);
  // The same for one that breaks between two statements of a transaction: the next statement fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  let ending: Promise<void> | undefined;
  return {
    connect: async () => clientOf(await pool.connect()),
    end: () => (ending ??= pool.end()),
  };
};

const clientOf = (client: pg.PoolClient): SqlClient => ({
  query: async (text, values, name) => {
    const { command, rowCount, rows } = await client.query({
      name,
      text,
      values: values.map(parameterText),
    });
    return { command, rowCount: rowCount ?? 0, rows };
  },
  copyIn: (target, rows) => copyIn(client, target, rows),
  release: (isBroken) => client.release(isBroken),
});

/** The bulk-loading part of pg's connection, which its published types lack. */
type CopyConnection = {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
};

/** The bulk load as a pg statement: pg passes it the connection and the server's messages. */
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
    // handleReadyForQuery signals the end of the statement.
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
