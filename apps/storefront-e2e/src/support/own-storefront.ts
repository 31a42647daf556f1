import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { portsInUse } from '@materia/tools-start';
import type { Shop } from './shops.ts';

const root = join(import.meta.dirname, '../../../..');

export type OwnStorefront = { readonly shop: Shop; readonly stop: () => Promise<void> };

const freePort = async (first: number): Promise<number> => {
  for (let port = first; port < first + 200; port += 1)
    if ((await portsInUse([port])).length === 0) return port;
  throw new Error('No free port for another storefront');
};

/**
 * Starts an additional storefront next to the running shop, with another host URL or other
 * settings.
 */
export const startStorefront = async (
  shop: Shop,
  hostUrl: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<OwnStorefront> => {
  // Parallel tests search different port ranges.
  const port = await freePort(
    Number(new URL(shop.origin).port) + 40 + 50 * Number(process.env['TEST_PARALLEL_INDEX'] ?? 0),
  );
  const child = spawn(process.execPath, [`apps/storefront-${shop.market.id}/server.ts`], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST_URL: hostUrl,
      DATA_DIR: process.env['MATERIA_E2E_DATA'],
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (text.includes('ready')) resolve();
    });
    child.once('close', (code) =>
      reject(new Error(`The storefront exited with code ${code} before it was ready`)),
    );
  });
  return {
    shop: { ...shop, origin: `http://localhost:${port}` },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
};
