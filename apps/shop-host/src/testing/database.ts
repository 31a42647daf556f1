import { randomBytes } from 'node:crypto';
import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { scratchFolder } from '@materia/testing/scratch-folder';
import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase, type OpenDatabase } from '../platform/database/open-database.ts';

export type Engine = 'pglite' | 'postgres';

const postgres = inject('postgres');

/**
 * The engines of this run, for `describe.each`. PostgreSQL is left out only if its package does not
 * run; the setup reports that.
 */
export const ENGINES: readonly Engine[] = 'url' in postgres ? ['pglite', 'postgres'] : ['pglite'];
/**
 * Whether tests about concurrency can run: a single connection cannot show concurrency problems.
 */
export const HAS_POSTGRES = 'url' in postgres;

export type TestDatabase = OpenDatabase & { readonly drop: () => Promise<void> };

/** A separate database with the test feed in the markets pl and es, copied from a template. */
export const openTestDatabase = (engine: Engine): Promise<TestDatabase> =>
  engine === 'pglite' ? openPgliteCopy() : openPostgresCopy();

/** Synchronous, because that takes a fifth of the time with so many files. */
export const copyPgliteTemplate = (folder: string): void =>
  cpSync(inject('pgliteTemplate'), folder, { recursive: true });

const openPgliteCopy = async (): Promise<TestDatabase> => {
  const folder = await mkdtemp(join(scratchFolder(), 'materia-pglite-'));
  copyPgliteTemplate(folder);
  const opened = await openDatabase({ folder });
  if (!opened.ok) throw new Error(`The template does not open: ${opened.error.kind}`);
  return {
    ...opened.value,
    drop: async () => {
      await opened.value.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

const openPostgresCopy = async (): Promise<TestDatabase> => {
  const { url, drop } = await createPostgresDatabase('shop_template');
  const opened = await openDatabase({ url });
  if (!opened.ok) throw new Error(`The template does not open: ${opened.error.kind}`);
  return {
    ...opened.value,
    drop: async () => {
      await opened.value.close();
      await drop();
    },
  };
};

/** A new database of the test server; `template` is the one to copy, `template0` is empty. */
export const createPostgresDatabase = async (
  template: 'shop_template' | 'template0',
): Promise<{ readonly url: string; readonly drop: () => Promise<void> }> => {
  if (!('url' in postgres)) throw new Error(postgres.missing);
  const name = `test_${randomBytes(6).toString('hex')}`;
  await askServer(postgres.url, `create database ${name} template ${template}`);
  return {
    url: postgres.url.replace(/\/postgres$/, `/${name}`),
    drop: () => askServer(postgres.url, `drop database ${name} with (force)`),
  };
};

const askServer = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};
