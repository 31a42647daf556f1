import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { markets } from '@materia/market-all';
import type { Market } from '@materia/market-model';
import { freePortShift } from '@materia/tools-start';
import { type Measured, startMeasured } from './processes.ts';

export const root = join(import.meta.dirname, '../../..');
const HOST_PORT = 4300;
const REPLAY_PORT = HOST_PORT + 1;

export type BenchShop = {
  readonly market: Market;
  readonly origin: string;
  readonly host: Measured;
  readonly storefront: Measured;
  /** Stops the storefront's process and starts another at the same address, which has drawn nothing yet. */
  readonly restartStorefront: () => Promise<Measured>;
  readonly stop: () => Promise<void>;
};

const firstMarket = (): Market => {
  const [market] = markets;
  if (market === undefined) throw new Error('There is no market');
  return market;
};

/**
 * Builds one storefront and starts it with its own host and demo shop in a temporary folder. `repliesAreReplayed` puts a process
 * between them that knows the host's replies.
 */
export const startBenchShop = async (options: {
  readonly size: number;
  readonly pageCache: boolean;
  readonly repliesAreReplayed?: boolean;
  readonly market?: Market;
}): Promise<BenchShop> => {
  const market = options.market ?? firstMarket();
  const dataDir = mkdtempSync(join(tmpdir(), 'materia-bench-'));
  const demo = join(dataDir, 'demo', market.id);
  const run = (command: string, args: readonly string[]): void => {
    const done = spawnSync(command, args, {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
    });
    if (done.status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
  };
  run('nx', [
    'run-many',
    '-t',
    'build',
    '-p',
    `@materia/app-storefront-${market.id}`,
    '--outputStyle=static',
  ]);
  run(process.execPath, [
    'tools/catalogue/src/main.ts',
    '--market',
    market.id,
    '--size',
    String(options.size),
    '--out',
    demo,
  ]);
  const shift = await freePortShift([HOST_PORT, REPLAY_PORT, market.port]);
  const [hostPort, port] = [HOST_PORT + shift, market.port + shift];
  const host = await startMeasured(
    'apps/shop-host/src/main.ts',
    ['--import', `${market.id}=${demo}`],
    { PORT: String(hostPort), DATA_DIR: dataDir },
    root,
  );
  const replay = options.repliesAreReplayed
    ? await startMeasured(
        'tools/bench/src/replaying-host.ts',
        [String(hostPort), String(REPLAY_PORT + shift)],
        {},
        root,
      )
    : undefined;
  const startStorefront = (): Promise<Measured> =>
    startMeasured(
      `apps/storefront-${market.id}/server.ts`,
      [],
      {
        PORT: String(port),
        HOST_URL: `http://127.0.0.1:${replay === undefined ? hostPort : REPLAY_PORT + shift}`,
        DATA_DIR: dataDir,
        NODE_ENV: 'production',
        PAGE_CACHE: options.pageCache ? 'on' : 'off',
      },
      root,
    );
  let storefront = await startStorefront();
  return {
    market,
    origin: `http://localhost:${port}`,
    host,
    storefront,
    restartStorefront: async () => {
      await storefront.stop();
      storefront = await startStorefront();
      return storefront;
    },
    stop: async () => {
      await storefront.stop();
      await replay?.stop();
      await host.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
