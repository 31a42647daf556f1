import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { DemoHost } from './started-host.ts';

const root = join(import.meta.dirname, '../../../../..');
/** The sandbox from its sources, or as it is bundled. */
const SANDBOX = process.env['MATERIA_SANDBOX_ENTRY'] ?? 'apps/payment-sandbox/server.ts';

/** The payment sandbox while it answers the host. Without it, the provider is unreachable. */
export type PaymentProvider = {
  /** Presses a button of the provider's page, such as `pay` with the number of a card. */
  readonly press: (page: string, fields: Readonly<Record<string, string>>) => Promise<void>;
  /** Simulates the shopper's bank for the last waiting payment. */
  readonly bank: (market: string, outcome: 'approve' | 'refuse' | 'expire') => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** A port that is free now. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address !== null
          ? resolve(address.port)
          : reject(new Error('There is no free port')),
      );
    });
  });

/**
 * Starts the payment sandbox at the address where the host expects it. It remembers its payments
 * when it is started again.
 */
export const startProvider = async ({
  url,
  provider,
  dataFolder,
  now,
}: Pick<DemoHost, 'url' | 'provider' | 'dataFolder' | 'now'>): Promise<PaymentProvider> => {
  const child = spawn(process.execPath, [SANDBOX], {
    cwd: root,
    env: {
      ...process.env,
      PORT: new URL(provider).port,
      DATA_DIR: dataFolder,
      HOST_URL: url,
      MATERIA_CLOCK: now,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve());
    child.once('close', (code) => reject(new Error(`The payment sandbox exited with ${code}`)));
  });
  const submit = async (page: string, fields: Readonly<Record<string, string>>): Promise<void> => {
    const answer = await fetch(page, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
      redirect: 'manual',
    });
    if (answer.status !== 303) throw new Error(`${page} answered ${answer.status}`);
  };
  return {
    press: submit,
    bank: async (market, outcome) => {
      const page = `${provider}/bank/${market}`;
      const [, intent] =
        /name="intent" value="([^"]+)"/.exec(await (await fetch(page)).text()) ?? [];
      if (intent === undefined) throw new Error('No payment waits for the bank');
      await submit(page, { intent, outcome });
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
};
