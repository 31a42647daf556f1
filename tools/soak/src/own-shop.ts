import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Market } from '@materia/market-model';
import { freePortShift } from '@materia/tools-start';

export type OwnShop = {
  readonly origin: string;
  readonly hostUrl: string;
  readonly hostPid: number;
  readonly storefrontPid: number;
  /** Its data folder, including outgoing mail and secrets. */
  readonly folder: string;
  readonly stop: () => Promise<void>;
};

type OwnShopOptions = {
  /** Number of products in its catalogue. */
  readonly size: number;
  /** Changes the demo shop files before the host imports them. */
  readonly change?: (demo: string) => Promise<void>;
};

const root = join(import.meta.dirname, '../../..');
const HOST_PORT = 4300;

const runToEnd = (command: string, args: readonly string[]): void => {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} exited with code ${status}`);
};

/** Starts a process of the shop and waits until it is ready. */
const startPart = async (
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<ChildProcess> => {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout
      ?.setEncoding('utf8')
      .on('data', (text: string) => text.includes('ready') && resolve());
    child.once('close', (code) =>
      reject(new Error(`${script} exited with code ${code} before it was ready`)),
    );
  });
  return child;
};

const end = async (child: ChildProcess): Promise<void> => {
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGTERM');
  await ended;
};

/** Starts host and storefront of one market on loopback, in a temporary folder. */
export const openOwnShop = async (
  { id, port }: Pick<Market, 'id' | 'port'>,
  { size, change }: OwnShopOptions,
): Promise<OwnShop> => {
  const folder = mkdtempSync(join(tmpdir(), 'materia-own-'));
  const demo = join(folder, 'demo');
  runToEnd('nx', ['run', `@materia/app-storefront-${id}:build`, '--outputStyle=static']);
  runToEnd(process.execPath, [
    'tools/catalogue/src/main.ts',
    '--market',
    id,
    '--size',
    String(size),
    '--out',
    demo,
  ]);
  await change?.(demo);
  const shift = await freePortShift([HOST_PORT, port]);
  const origin = `http://localhost:${port + shift}`;
  const hostUrl = `http://127.0.0.1:${HOST_PORT + shift}`;
  const host = await startPart(
    'apps/shop-host/src/main.ts',
    ['--import', `${id}=${demo}`, '--demo-accounts'],
    {
      PORT: String(HOST_PORT + shift),
      DATA_DIR: folder,
      SHOP_ORIGINS: JSON.stringify({ [id]: origin }),
    },
  );
  const storefront = await startPart(`apps/storefront-${id}/server.ts`, [], {
    PORT: String(port + shift),
    HOST_URL: hostUrl,
    DATA_DIR: folder,
    NODE_ENV: 'production',
  });
  if (host.pid === undefined || storefront.pid === undefined)
    throw new Error('A shop process has no process id');
  return {
    origin,
    hostUrl,
    folder,
    hostPid: host.pid,
    storefrontPid: storefront.pid,
    stop: async () => {
      await end(storefront);
      await end(host);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
