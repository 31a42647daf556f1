import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { removeAbandoned, scratchFolder } from '@materia/testing/scratch-folder';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { type DatabasePlace, openDatabase } from '../platform/database/open-database.ts';
import { importFeed } from '../catalogue/import/import-feed.ts';
import { feedSource, testFeed } from './feed.ts';
import { startServer } from './postgres-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the server's first database, or the reason why there is none. */
    postgres: { readonly url: string } | { readonly missing: string };
    /** The folder of a migrated embedded database with the test feed. */
    pgliteTemplate: string;
  }
}

const TEST_MARKETS = ['pl', 'es'] as const;
const IMPORTED_AT = '2026-11-20T06:00:00.000Z';

/**
 * Once per run: a PostgreSQL server, and on both engines a database with the test feed to copy
 * from.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  removeAbandoned();
  const folder = await mkdtemp(join(scratchFolder(), 'materia-template-'));
  const [server] = await Promise.all([startWithTemplate(), fillTemplate({ folder })]);
  project.provide('pgliteTemplate', folder);
  if ('missing' in server) {
    process.stderr.write(`PostgreSQL is not tested in this run: ${server.missing}\n`);
    project.provide('postgres', server);
  } else project.provide('postgres', { url: server.url });
  return async () => {
    if ('stop' in server) await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

const startWithTemplate = async (): ReturnType<typeof startServer> => {
  const server = await startServer();
  if ('url' in server) await createTemplate(server.url);
  return server;
};

const createTemplate = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('create database shop_template template template0');
  await client.end();
  await fillTemplate({ url: url.replace(/\/postgres$/, '/shop_template') });
};

const fillTemplate = async (place: DatabasePlace): Promise<void> => {
  const opened = await openDatabase(place);
  if (!opened.ok) throw new Error(`The database does not open: ${JSON.stringify(opened.error)}`);
  for (const market of TEST_MARKETS)
    await importFeed({
      pool: opened.value.pool,
      market,
      feed: feedSource(testFeed()),
      now: IMPORTED_AT,
    });
  await opened.value.close();
};
