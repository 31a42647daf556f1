import { spawn } from 'node:child_process';
import { ROOT } from './folders.ts';

/** Runs a command in the root with this terminal. Resolves with whether it succeeded. */
export const runToEnd = (command: string, args: readonly string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
      shell: process.platform === 'win32',
    });
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
