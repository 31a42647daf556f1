import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { scratchFolder } from '@materia/testing/scratch-folder';
import { DEMO_MARKETS } from '@materia/tools-catalogue';
import type { TestProject } from 'vitest/node';
import { startHost } from './host-process.ts';
import { writeStart } from './started-host.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The file that says where the host is, once it runs. */
    demoHost: string;
  }
}

/** Generates the demo shops in a process of their own: other specs begin meanwhile. */
const demoShops = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'write-demo-shops.ts')], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let complaint = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`No demo shops, exit ${code}: ${complaint}`)),
    );
  });

/**
 * Once per run: the shop host with its embedded database and small demo shops of all markets. It
 * starts while other specs run; `startedHost` waits for it.
 */
export default function setup(project: TestProject): () => Promise<void> {
  const folder = mkdtempSync(join(scratchFolder(), 'materia-page-facts-'));
  const file = join(folder, 'demo-host.json');
  const host = demoShops().then(() => startHost(folder, Object.keys(DEMO_MARKETS)));
  host
    .then(({ started }) => started)
    .then(
      (started) => writeStart(file, { host: started }),
      (error: unknown) => writeStart(file, { failed: String(error) }),
    );
  project.provide('demoHost', file);
  return async () => {
    await host.then(
      ({ stop }) => stop(),
      () => undefined,
    );
    rmSync(folder, { recursive: true, force: true });
  };
}
