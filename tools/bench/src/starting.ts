import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './shop.ts';

const startOnce = (dataDir: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const child = spawn(process.execPath, ['tools/start/src/main.ts'], {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir, PORT_SHIFT: '2500' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let seconds: number | undefined;
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      if (seconds !== undefined || !chunk.includes('Materia is running')) return;
      seconds = (performance.now() - startedAt) / 1000;
      child.kill('SIGINT');
    });
    child.once('close', () =>
      seconds === undefined
        ? reject(new Error('npm start exited before the shop was ready'))
        : resolve(seconds),
    );
  });

/**
 * Seconds until the shop is ready with an empty data folder, and again with the same folder.
 * Storefronts are already built.
 */
export const measureStarts = async (): Promise<{
  readonly first: number;
  readonly second: number;
}> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'materia-start-'));
  try {
    const first = await startOnce(dataDir);
    return { first, second: await startOnce(dataDir) };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
};
