import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { scratchFolder } from '@materia/testing/scratch-folder';
import { Kysely } from 'kysely';
import { migrate } from '../platform/database/migrate.ts';
import { MIGRATIONS } from '../platform/database/migrations.ts';
import { openPglitePool } from '../platform/database/pglite-pool.ts';
import { openPostgresPool } from '../platform/database/postgres-pool.ts';
import type { Database } from '../platform/database/schema.ts';
import { sqlDialect } from '../platform/database/sql-dialect.ts';
import type { SqlPool } from '../platform/database/sql-pool.ts';
import type { Db } from '../platform/database/with-tx.ts';
import { createPostgresDatabase, type Engine } from './database.ts';

/** A database as a former version left it, to be migrated by a test. */
export type OldDatabase = {
  readonly db: Db;
  readonly pool: SqlPool;
  /** Applies the migrations up to a step, or all of them; returns the names of those applied. */
  readonly migrateTo: (step?: string) => Promise<readonly string[]>;
  readonly drop: () => Promise<void>;
};

/** An empty database in which the migrations before a step were applied. */
export const openDatabaseBefore = async (engine: Engine, step: string): Promise<OldDatabase> => {
  const { pool, drop } = await openEmptyPool(engine);
  const at = MIGRATIONS.findIndex(({ name }) => name === step);
  if (at === -1) throw new Error(`There is no migration ${step}`);
  await migrate(pool, MIGRATIONS.slice(0, at));
  return {
    db: new Kysely<Database>({ dialect: sqlDialect(pool) }),
    pool,
    migrateTo: async (last) => {
      const end = last === undefined ? -1 : MIGRATIONS.findIndex(({ name }) => name === last);
      const migrated = await migrate(pool, MIGRATIONS.slice(0, end === -1 ? undefined : end + 1));
      if (!migrated.ok) throw new Error(`The data are too new: ${migrated.error.unknown.join()}`);
      return migrated.value.applied;
    },
    drop,
  };
};

const openEmptyPool = async (
  engine: Engine,
): Promise<{ readonly pool: SqlPool; readonly drop: () => Promise<void> }> => {
  if (engine === 'postgres') {
    const { url, drop } = await createPostgresDatabase('template0');
    const pool = openPostgresPool(url);
    return { pool, drop: () => pool.end().then(drop) };
  }
  const folder = await mkdtemp(join(scratchFolder(), 'materia-pglite-'));
  const pool = await openPglitePool(join(folder, 'pglite'));
  return {
    pool,
    drop: async () => {
      await pool.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
