import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CallInput } from '@materia/api-contract';
import type { Market } from '@materia/market-model';
import { z } from 'zod';
import { aRead, HostCalls, type Timing } from '../host/calls.ts';
import { startMeasured } from '../processes.ts';
import { root } from '../shop.ts';
import { faultsOf, readQueries, type ResultProduct } from './queries.ts';

/** How well and how fast one market's search answers its queries. */
export type SearchRun = {
  readonly market: string;
  readonly size: number;
  readonly queries: number;
  readonly inFive: number;
  readonly empty: number;
  readonly otherCategories: number;
  /** The queries that were not answered well, with their faults. */
  readonly faults: readonly { readonly query: string; readonly faults: readonly string[] }[];
  readonly list: Timing;
  readonly suggestions: Timing;
  readonly index: IndexCost;
};

const indexCost = z.object({
  products: z.number(),
  seconds: z.number(),
  cpuSeconds: z.number(),
  mib: z.number(),
});
type IndexCost = z.output<typeof indexCost>;

const PORT = 6330;
const feedProduct = z.object({ sku: z.string(), categoryId: z.string(), brand: z.string() });

/** Loads demo shops of the given size into PostgreSQL, one per market, and asks each market's queries over HTTP. */
export const measureSearch = async (
  size: number,
  markets: readonly Market[],
): Promise<readonly SearchRun[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'materia-bench-search-'));
  const addressFile = join(folder, 'address');
  const postgres = await startMeasured(
    'apps/shop-host/src/testing/serve-postgres.ts',
    [addressFile],
    {},
    root,
  );
  try {
    const env = {
      DATABASE_URL: await readFile(addressFile, 'utf8'),
      DATA_DIR: join(folder, 'data'),
      PORT: String(PORT),
    };
    for (const { id } of markets) {
      const feed = join(folder, id);
      run('tools/catalogue/src/main.ts', ['--market', id, '--size', String(size), '--out', feed]);
      run('apps/shop-host/src/catalogue/import/main.ts', ['--market', id, '--from', feed], env);
    }
    run('apps/shop-host/src/testing/vacuum.ts', [], env);
    const host = await startMeasured('apps/shop-host/src/main.ts', [], env, root);
    try {
      const { publicCredential } = z
        .object({ publicCredential: z.string() })
        .parse(JSON.parse(readFileSync(join(env.DATA_DIR, 'secrets.json'), 'utf8')));
      const calls = new HostCalls(`http://127.0.0.1:${PORT}`, publicCredential, host.pid);
      // The first list of a market waits for its index, and would compete with the next market's.
      for (const { id } of markets) {
        const searchFor = await searchAtFirstStore(calls, id);
        await calls.reply(id, 'listProducts', searchFor('10'));
      }
      const runs: SearchRun[] = [];
      for (const market of markets)
        runs.push({
          ...(await measureMarket(calls, market.id, join(folder, market.id))),
          size,
          index: indexCost.parse(
            JSON.parse(run('apps/shop-host/src/testing/measure-index.ts', [market.id], env)),
          ),
        });
      return runs;
    } finally {
      await host.stop();
    }
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

const measureMarket = async (
  calls: HostCalls,
  market: string,
  feed: string,
): Promise<Omit<SearchRun, 'size' | 'index'>> => {
  const products = new Map<string, ResultProduct>(
    readFileSync(join(feed, 'products.jsonl'), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => feedProduct.parse(JSON.parse(line)))
      .map(({ sku, ...product }) => [sku, product]),
  );
  const searchFor = await searchAtFirstStore(calls, market);
  const queries = readQueries(market);
  const results: { readonly query: string; readonly faults: readonly string[] }[] = [];
  for (const expected of queries) {
    const [page] = (await calls.reply(market, 'listProducts', searchFor(expected.query))).data;
    const found = (page?.products ?? []).flatMap(({ sku }) => products.get(sku) ?? []);
    results.push({ query: expected.query, faults: faultsOf(expected, found) });
  }
  const count = (fault: string): number =>
    results.filter(({ faults }) => faults.some((one) => one === fault)).length;
  return {
    market,
    queries: queries.length,
    inFive: queries.length - count('not-in-five'),
    empty: count('empty'),
    otherCategories: count('other-categories'),
    faults: results.filter(({ faults }) => faults.length > 0),
    list: await calls.time(
      queries.map(({ query }) => aRead(market, 'listProducts', searchFor(query))),
      queries.length,
    ),
    suggestions: await calls.time(
      queries.map(({ query }) =>
        aRead(market, 'suggest', { query: { search: query.slice(0, 5) } }),
      ),
      queries.length,
    ),
  };
};

/** The input of a search at a market's first store. */
const searchAtFirstStore = async (
  calls: HostCalls,
  market: string,
): Promise<(search: string) => CallInput<'listProducts'>> => {
  const [store] = (await calls.reply(market, 'listStores', {})).data;
  return (search) => ({ query: { retailer_id: store?.id ?? '', page_size: '24', search } });
};

/** Runs a script to completion and returns its output. Throws if it fails. */
const run = (script: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): string => {
  const done = spawnSync(process.execPath, [script, ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  if (done.status !== 0) throw new Error(`${script} exited with code ${done.status}`);
  return done.stdout;
};
