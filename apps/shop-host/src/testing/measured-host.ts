import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { markets } from '@materia/market-all';
import { importFeed } from '../catalogue/import/import-feed.ts';
import { createHost } from '../host.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { makeSecrets } from '../platform/process/secrets.ts';
import { testProvider } from './payment-provider.ts';
import { placementFeed } from './placement-feed.ts';
import { startServer } from './postgres-server.ts';

/** The engine that an argument names. */
export const isEngine = (argument: string | undefined): argument is 'postgres' | 'pglite' =>
  argument === 'postgres' || argument === 'pglite';

/** A host with the feed of placements and a database that is as durable as that of a shop. */
export const openMeasuredHost = async (engine: 'postgres' | 'pglite', now: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'materia-measured-'));
  const server = engine === 'postgres' ? await startServer({ isDurable: true }) : undefined;
  if (server !== undefined && 'missing' in server) throw new Error(server.missing);
  const opened = await openDatabase(server === undefined ? { folder } : { url: server.url });
  if (!opened.ok) throw new Error(`The database does not open: ${opened.error.kind}`);
  const database = opened.value;
  await importFeed({ pool: database.pool, market: 'pl', feed: placementFeed(1_000_000), now });
  const secrets = makeSecrets();
  const host = await createHost({
    database,
    markets,
    secrets,
    clock: () => now,
    dataFolder: folder,
    sendMail: async () => undefined,
    shopOrigin: ({ id }) => `https://${id}.shop.example`,
    version: 'measured',
    provider: testProvider({ approves: true }),
    registers: async () => undefined,
    cartLimits: { addsPerCart: 1000, addsPerAddress: 1000 },
  });
  return {
    host,
    database,
    secrets,
    close: async (): Promise<void> => {
      await host.app.close();
      await database.close();
      await server?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
