import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parsePlainDate } from '@materia/domain-holiday-calendar';
import { scratchFolder } from '@materia/testing/scratch-folder';
import { DEMO_MARKETS, isDemoMarketId, writeDemoShop } from '@materia/tools-catalogue';
import type { TestProject } from 'vitest/node';
import { z } from 'zod';
import { freePort } from './payment-provider.ts';
import { type DemoHostStart, writeStart } from './started-host.ts';

const root = join(import.meta.dirname, '../../../../..');
/** Generated demo shops are reused by later runs; a change of the generator replaces them. */
const CACHE = join(root, 'node_modules/.cache/materia-page-facts');

/** A Friday, ten in the morning in Warsaw: stores are open, and no market has a holiday. */
const NOW = '2026-11-20T09:00:00.000Z';
const SEED = 'materia';
/** The smallest round number with which every page kind has data. */
const REFERENCES = 300;

const secretsShape = z.object({
  publicCredential: z.string(),
  serviceCredential: z.string(),
  demo: z.object({ password: z.string() }),
});

declare module 'vitest' {
  export interface ProvidedContext {
    /** The file that says where the host is, once it runs. */
    demoHost: string;
  }
}

const generated = (id: string): string => {
  const out = join(CACHE, id);
  const today = parsePlainDate(NOW.slice(0, 10));
  if (!isDemoMarketId(id) || !today.ok) throw new Error(`There is no demo shop for ${id}`);
  const written = writeDemoShop(
    { market: id, size: REFERENCES, seed: SEED, out, today: today.value, mayBeOlder: false },
    () => undefined,
  );
  if (!written.ok) throw new Error(`The demo shop ${id} was not written: ${written.error.kind}`);
  return out;
};

/**
 * Once per run: the shop host with its embedded database and small demo shops of all markets. It
 * starts while other specs run; `startedHost` waits for it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(scratchFolder(), 'materia-page-facts-'));
  const file = join(folder, 'demo-host.json');
  const provider = `http://127.0.0.1:${await freePort()}`;
  const tell = (start: DemoHostStart): void => writeStart(file, start);
  const imports = Object.keys(DEMO_MARKETS).flatMap((id) => ['--import', `${id}=${generated(id)}`]);
  const child = spawn(
    process.execPath,
    ['apps/shop-host/src/main.ts', ...imports, '--demo-accounts'],
    {
      cwd: root,
      env: {
        ...process.env,
        PORT: '0',
        DATA_DIR: folder,
        MATERIA_CLOCK: NOW,
        PAYMENT_SANDBOX_URL: provider,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    log = (log + text).slice(-4000);
  });
  let printed = '';
  let isReady = false;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (isReady) return;
    printed += text;
    const url = /^ready (\S+)$/m.exec(printed)?.[1];
    if (url === undefined) return;
    isReady = true;
    const secrets = secretsShape.parse(
      JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8')),
    );
    tell({
      host: {
        url,
        publicCredential: secrets.publicCredential,
        serviceCredential: secrets.serviceCredential,
        password: secrets.demo.password,
        now: NOW,
        feeds: CACHE,
        provider,
        dataFolder: folder,
      },
    });
  });
  child.once('close', (code) => {
    if (!isReady) tell({ failed: `The host exited with ${code}: ${log}` });
  });
  project.provide('demoHost', file);
  return async () => {
    isReady = true;
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
}
