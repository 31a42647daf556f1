import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { Kysely } from 'kysely';
import type { OnWait } from './exclusively.ts';
import { guardedPool, type PoolLoad } from './guarded-pool.ts';
import { type DataTooNew, migrate } from './migrate.ts';
import { openPglitePool } from './pglite-pool.ts';
import { openPostgresPool } from './postgres-pool.ts';
import type { Database } from './schema.ts';
import { type SlowStatementListener, slowStatements } from './slow-statements.ts';
import { sqlDialect } from './sql-dialect.ts';
import type { OpenedPool, SqlPool } from './sql-pool.ts';
import type { Db } from './with-tx.ts';

export type OpenDatabase = {
  readonly engine: OpenedPool['engine'];
  readonly db: Db;
  readonly pool: SqlPool;
  /** How busy its connections are now. */
  readonly load: () => PoolLoad;
  /** Tells each statement that took long, without its values. */
  readonly onSlowStatement: (listener: SlowStatementListener) => void;
  readonly close: () => Promise<void>;
};

export type CannotOpen = DataTooNew | { readonly kind: 'unreachable'; readonly cause: string };

const CONNECT_ATTEMPTS = 5;

/** Where the data is stored: a PostgreSQL server, or a folder for the embedded database. */
export type DatabasePlace = { readonly url: string } | { readonly folder: string };

/**
 * Opens and migrates the database. The caller must have locked the folder. When this returns, the embedded database already
 * opens in its thread, even if the caller is busy from then on. `onWait` is called if another process migrates it first.
 */
export const openDatabase = async (
  place: DatabasePlace,
  onWait?: OnWait,
): Promise<Result<OpenDatabase, CannotOpen>> => {
  const opened = await openPool(place);
  if (!opened.ok) return opened;
  const pool = guardedPool(opened.value.pool);
  try {
    const migrated = await despiteTimeouts(() => migrate(pool, undefined, onWait));
    if (!migrated.ok) {
      await pool.end();
      return migrated;
    }
  } catch (error) {
    await pool.end();
    return fail({
      kind: 'unreachable',
      cause: error instanceof Error ? readableCause(error) : String(error),
    });
  }
  const slow = slowStatements();
  const db = new Kysely<Database>({ dialect: sqlDialect(pool), log: slow.hear });
  return ok({
    engine: opened.value.engine,
    db,
    pool,
    load: pool.load,
    onSlowStatement: slow.tell,
    close: () => pool.end(),
  });
};

/**
 * Several processes that start at once keep a small machine so busy that a connection may take longer than a request would wait for
 * it. Nobody waits yet, so it is tried again.
 */
const despiteTimeouts = async <Value>(open: () => Promise<Value>, attempt = 1): Promise<Value> => {
  try {
    return await open();
  } catch (error) {
    const isTimeout = error instanceof Error && error.message.includes('connection timeout');
    if (!isTimeout || attempt >= CONNECT_ATTEMPTS) throw error;
    return despiteTimeouts(open, attempt + 1);
  }
};

const openPool = async (place: DatabasePlace): Promise<Result<OpenedPool, CannotOpen>> => {
  if ('url' in place) return ok({ engine: 'postgres', pool: openPostgresPool(place.url) });
  try {
    mkdirSync(place.folder, { recursive: true });
    // The engine makes files that everybody may write, so nobody else may enter their folder.
    const folder = join(place.folder, 'pglite');
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    chmodSync(folder, 0o700);
    return ok({ engine: 'pglite', pool: await openPglitePool(folder) });
  } catch (error) {
    return fail({
      kind: 'unreachable',
      cause: error instanceof Error ? readableCause(error) : String(error),
    });
  }
};

/** Node puts the message of a refused connection into a list of attempts. */
const readableCause = (error: Error): string => {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error && first.message !== '' ? first.message : error.message;
};
