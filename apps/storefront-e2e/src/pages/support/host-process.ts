import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { freePort } from './payment-provider.ts';
import type { DemoHost } from './started-host.ts';

const root = join(import.meta.dirname, '../../../../..');
/** The host from its sources, or as it is bundled. */
const HOST = process.env['MATERIA_HOST_ENTRY'] ?? 'apps/shop-host/src/main.ts';

/** A Friday, ten in the morning in Warsaw: stores are open, and no market has a holiday. */
export const NOW = '2026-11-20T09:00:00.000Z';
/** Folder of the generated demo shops, by market. Later runs use them again. */
export const DEMO_SHOPS = join(root, 'node_modules/.cache/materia-page-facts');

const secretsShape = z.object({
  publicCredential: z.string(),
  serviceCredential: z.string(),
  demo: z.object({ password: z.string() }),
});

export type HostProcess = {
  /** Rejects if the host ends before it serves. */
  readonly started: Promise<DemoHost>;
  readonly stop: () => Promise<void>;
};

/** Starts the shop host with its embedded database in a folder and the demo shops of these markets. */
export const startHost = async (
  folder: string,
  markets: readonly string[],
): Promise<HostProcess> => {
  const provider = `http://127.0.0.1:${await freePort()}`;
  const imports = markets.flatMap((id) => ['--import', `${id}=${join(DEMO_SHOPS, id)}`]);
  const child = spawn(process.execPath, [HOST, ...imports, '--demo-accounts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: folder,
      MATERIA_CLOCK: NOW,
      PAYMENT_SANDBOX_URL: provider,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    log = (log + text).slice(-4000);
  });
  const started = new Promise<DemoHost>((resolve, reject) => {
    let printed = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (printed.length > 10_000) return;
      printed += text;
      const url = /^ready (\S+)$/m.exec(printed)?.[1];
      if (url === undefined) return;
      const secrets = secretsShape.parse(
        JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8')),
      );
      resolve({
        url,
        publicCredential: secrets.publicCredential,
        serviceCredential: secrets.serviceCredential,
        password: secrets.demo.password,
        now: NOW,
        feeds: DEMO_SHOPS,
        provider,
        dataFolder: folder,
      });
    });
    child.once('close', (code) => reject(new Error(`The host exited with ${code}: ${log}`)));
  });
  // Whoever only stops the host does not wait for its start.
  started.catch(() => undefined);
  return {
    started,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
};
