import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { ROOT } from './folders.ts';

/** Runs a script in the root with this terminal. Resolves with whether it succeeded. */
export const runToEnd = (
  args: readonly string[],
  { priority, env }: { readonly priority?: number; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    if (priority !== undefined && child.pid !== undefined) setPriority(child.pid, priority);
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
