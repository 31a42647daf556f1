import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** Runs specs of a project for longer than `npm test` does, as set by environment variables. Returns the exit code. */
export const runSpecs = (
  project: string,
  specs: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn('vitest', ['run', '--root', project, ...specs], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', () => resolve(127));
    child.on('close', (code) => resolve(code ?? 1));
  });
