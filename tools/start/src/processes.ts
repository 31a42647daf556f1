import { type ChildProcess, spawn } from 'node:child_process';
import { COMPILE_CACHE, ROOT } from './folders.ts';

/** A process of the shop. */
type ProcessSpec = {
  readonly name: string;
  /** Path from the root. */
  readonly script: string;
  readonly args?: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** Called with the address of each `ready` line. */
  readonly onReady?: (address: string) => void;
  /** The number of `ready` lines, if the process has several servers. */
  readonly servers?: number;
};

const GRACE_MS = 10_000;

/** Starts processes, waits for their `ready` lines, and stops them together. */
export class Processes {
  readonly #children = new Map<string, ChildProcess>();
  #stopping = false;
  readonly #onUnexpectedExit: (name: string, code: number | null) => void;

  constructor(onUnexpectedExit: (name: string, code: number | null) => void) {
    this.#onUnexpectedExit = onUnexpectedExit;
  }

  /** Starts a process. Resolves with true once each of its servers has printed a line that starts with `ready`, or false if it exits before. */
  start({ servers = 1, onReady, ...spec }: ProcessSpec): Promise<boolean> {
    const child = spawn(process.execPath, [spec.script, ...(spec.args ?? [])], {
      cwd: ROOT,
      env: { ...COMPILE_CACHE, ...process.env, ...spec.env },
      stdio: ['ignore', 'pipe', 'inherit'],
      // With a separate process group, Ctrl-C reaches only this process, which then stops the others in order.
      detached: process.platform !== 'win32',
    });
    this.#children.set(spec.name, child);
    return new Promise((resolve) => {
      let ready = 0;
      let rest = '';
      child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
        const lines = (rest + chunk).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) {
          if (ready < servers && line.startsWith('ready')) {
            ready += 1;
            onReady?.(line.replace(/^ready ?/, ''));
            if (ready === servers) resolve(true);
          } else if (line !== '') console.log(line);
        }
      });
      child.once('error', () => resolve(false));
      child.once('close', (code) => {
        this.#children.delete(spec.name);
        resolve(false);
        if (ready === servers && !this.#stopping) this.#onUnexpectedExit(spec.name, code);
      });
    });
  }

  /** Sends SIGTERM to all processes, and SIGKILL to those still running after ten seconds. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await Promise.all(
      [...this.#children.values()].map(
        (child) =>
          new Promise<void>((resolve) => {
            const timer = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
            child.once('close', () => {
              clearTimeout(timer);
              resolve();
            });
            child.kill('SIGTERM');
          }),
      ),
    );
  }
}
