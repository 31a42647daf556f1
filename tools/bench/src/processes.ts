import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A process being measured. */
export type Measured = {
  readonly child: ChildProcess;
  readonly pid: number;
  readonly stop: () => Promise<void>;
};

/** Starts a script and waits for its `ready` line. Rejects if it exits before. */
export const startMeasured = (
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  cwd: string,
): Promise<Measured> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const stop = (): Promise<void> =>
      new Promise((stopped) => {
        if (child.exitCode !== null) return stopped();
        child.once('close', () => stopped());
        child.kill('SIGTERM');
        return undefined;
      });
    let seen = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      seen += chunk;
      if (/^ready/m.test(seen) && child.pid !== undefined) resolve({ child, pid: child.pid, stop });
    });
    child.once('close', (code) =>
      reject(new Error(`${script} exited with code ${code} before it was ready`)),
    );
  });

const TICKS_PER_SECOND = 100;

/** CPU seconds (user and system) a process has used so far, or `undefined` without /proc. */
export const cpuSeconds = (pid: number): number | undefined => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  } catch {
    return undefined;
  }
};

/** Resident memory of a process in MiB, or `undefined` without /proc. */
export const memoryMib = (pid: number): number | undefined => {
  try {
    const [, kib = ''] =
      /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kib === '' ? undefined : Number(kib) / 1024;
  } catch {
    return undefined;
  }
};
