import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { markets } from '@materia/market-all';
import pg from 'pg';
import { z } from 'zod';
import { type Measured, startMeasured } from '../processes.ts';
import { root } from '../shop.ts';
import { HostCalls, type Timing } from './calls.ts';
import { type AddRow, measureAdds } from './cart-adds.ts';
import type { Engine } from '../options.ts';
import { writeOwnFile } from './own-file.ts';
import { callGroupsFor } from './call-groups.ts';

/** The measurements of one engine at one catalogue size. */
export type HostRun = {
  readonly engine: Engine;
  readonly size: number;
  readonly loadSeconds: number;
  readonly databaseMib: number;
  readonly hostMib: number;
  readonly importLinesPerSecond: number;
  readonly rows: readonly (Timing & { readonly row: string })[];
  readonly adds: readonly AddRow[];
};

const PORT = 6310;
const MAX_IMPORTED_LINES = 5000;
const MIB = 1024 ** 2;
const MANY = '1000000';

/**
 * Generates a demo shop of the given size and measures the host with it on each engine, in
 * temporary folders.
 */
export const measureHost = async (
  size: number,
  engines: readonly Engine[],
  requests: number,
): Promise<readonly HostRun[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'materia-bench-host-'));
  const [market] = markets;
  const feed = join(folder, 'feed');
  try {
    runToEnd(
      'tools/catalogue/src/main.ts',
      ['--market', market.id, '--size', String(size), '--out', feed],
      {},
    );
    const runs: HostRun[] = [];
    for (const engine of engines)
      runs.push(
        await measureEngine({
          engine,
          size,
          requests,
          market: market.id,
          feed,
          dataDir: join(folder, engine),
        }),
      );
    return runs;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

type EngineRun = {
  readonly engine: Engine;
  readonly size: number;
  readonly requests: number;
  readonly market: string;
  readonly feed: string;
  readonly dataDir: string;
};

const measureEngine = async ({
  engine,
  size,
  requests,
  market,
  feed,
  dataDir,
}: EngineRun): Promise<HostRun> => {
  const addressFile = `${dataDir}.address`;
  const server: Measured | undefined =
    engine === 'postgres'
      ? await startMeasured('apps/shop-host/src/testing/serve-postgres.ts', [addressFile], {}, root)
      : undefined;
  const url = server === undefined ? undefined : await readFile(addressFile, 'utf8');
  // All shoppers come from one address, so the limits on adds must not apply.
  const env = {
    DATA_DIR: dataDir,
    PORT: String(PORT),
    CART_ADDS_PER_CART: MANY,
    CART_ADDS_PER_ADDRESS: MANY,
    ...(url !== undefined && { DATABASE_URL: url }),
  };
  try {
    const loadSeconds = runToEnd(
      'apps/shop-host/src/catalogue/import/main.ts',
      ['--market', market, '--from', feed],
      env,
    );
    const host = await startMeasured('apps/shop-host/src/main.ts', [], env, root);
    try {
      const { publicCredential } = z
        .object({ publicCredential: z.string() })
        .parse(JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')));
      const calls = new HostCalls(`http://127.0.0.1:${PORT}`, publicCredential, host.pid);
      const rows: (Timing & { readonly row: string })[] = [];
      for (const { row, paths } of await callGroupsFor(calls, market))
        rows.push({ row, ...(await calls.time(paths, requests)) });
      const adds = await measureAdds(calls, market, requests);
      const hostMib = residentMib(host.pid);
      const own = `${dataDir}.csv`;
      const lines = Math.min(size, MAX_IMPORTED_LINES);
      await writeOwnFile(join(feed, 'products.jsonl'), own, lines);
      const importSeconds = runToEnd(
        'apps/shop-host/src/catalogue/import/own/main.ts',
        [own, '--market', market],
        env,
      );
      return {
        engine,
        size,
        loadSeconds,
        hostMib,
        importLinesPerSecond: lines / importSeconds,
        rows,
        adds,
        databaseMib:
          url === undefined ? folderMib(join(dataDir, 'pglite')) : await databaseMib(url),
      };
    } finally {
      await host.stop();
    }
  } finally {
    await server?.stop();
  }
};

/** Runs a script to completion and returns the seconds it took. Throws if it fails. */
const runToEnd = (script: string, args: readonly string[], env: NodeJS.ProcessEnv): number => {
  const startedAt = performance.now();
  const done = spawnSync(process.execPath, [script, ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
  if (done.status !== 0) throw new Error(`${script} exited with code ${done.status}`);
  return (performance.now() - startedAt) / 1000;
};

const databaseMib = async (connectionString: string): Promise<number> => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ bytes: string }>(
    'select pg_database_size(current_database()) as bytes',
  );
  await client.end();
  return Number(rows[0]?.bytes ?? 0) / MIB;
};

const folderMib = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).reduce(
    (sum, entry) =>
      entry.isFile() ? sum + statSync(join(entry.parentPath, entry.name)).size : sum,
    0,
  ) / MIB;
const residentMib = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
