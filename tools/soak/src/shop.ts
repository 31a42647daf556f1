import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { markets } from '@materia/market-all';
import type { Market } from '@materia/market-model';
import { freePortShift } from '@materia/tools-start';
import type { SoakOptions } from './options.ts';

/** A storefront that is up and responding. */
export type RunningShop = {
  readonly market: Market;
  readonly origin: string;
  /** Data folder of its host, which contains the secrets of the demo accounts. */
  readonly dataFolder: string;
};

export type Shops = {
  readonly shops: readonly RunningShop[];
  readonly hostUrl: string;
  readonly consoleUrl: string;
  readonly stop: () => Promise<void>;
};

const root = join(import.meta.dirname, '../../..');
const HOST_PORT = 4300;
const CONSOLE_PORT = 4400;

const shopsAt = (
  shift: number,
  ids: readonly string[],
  dataFolder: string,
): Pick<Shops, 'shops' | 'hostUrl' | 'consoleUrl'> => ({
  shops: markets
    .filter(({ id }) => ids.includes(id))
    .map((market) => ({ market, origin: `http://localhost:${market.port + shift}`, dataFolder })),
  hostUrl: `http://127.0.0.1:${HOST_PORT + shift}`,
  consoleUrl: `http://localhost:${CONSOLE_PORT + shift}`,
});

/**
 * Returns the running shop, or builds and starts one with demo data in a temporary folder on free
 * ports.
 */
export const openShops = async ({
  markets: ids,
  size,
  usesRunningShop,
}: Pick<SoakOptions, 'markets' | 'size' | 'usesRunningShop'>): Promise<Shops> => {
  if (usesRunningShop)
    return {
      ...shopsAt(
        Number(process.env['PORT_SHIFT'] ?? 0),
        ids,
        process.env['DATA_DIR'] ?? join(root, '.data'),
      ),
      stop: async () => undefined,
    };
  const shift = await freePortShift([HOST_PORT, CONSOLE_PORT, ...markets.map(({ port }) => port)]);
  const dataDir = mkdtempSync(join(tmpdir(), 'materia-soak-'));
  const child = spawn(
    process.execPath,
    ['tools/start/src/main.ts', ...ids.flatMap((id) => ['--market', id])],
    {
      cwd: root,
      env: {
        ...process.env,
        PORT_SHIFT: String(shift),
        DATA_DIR: dataDir,
        CATALOGUE_SIZE: String(size),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  await new Promise<void>((resolve, reject) => {
    let seen = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      seen = (seen + chunk).slice(-2000);
      if (seen.includes('Materia is running')) resolve();
    });
    void ended.then((code) =>
      reject(new Error(`The shop exited with code ${code} before it was ready`)),
    );
  });
  return {
    ...shopsAt(shift, ids, dataDir),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
