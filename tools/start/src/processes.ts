import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

/** A part of the shop that runs as a process of its own. */
export type Part = {
  readonly name: string;
  readonly script: string;
  readonly args?: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
};

const GRACE_MS = 10_000;

/** Starts the parts, waits for their `ready` lines, and stops them together. */
export class Processes {
  readonly #children = new Map<string, ChildProcess>();
  readonly #root: string;
  #stopping = false;
  readonly #onLost: (name: string, code: number | null) => void;

  constructor(root: string, onLost: (name: string, code: number | null) => void) {
    this.#root = root;
    this.#onLost = onLost;
  }

  /** Starts a part. Resolves with true once it printed a line that starts with `ready`, with false when it ended before. */
  start(part: Part): Promise<boolean> {
    const child = spawn(process.execPath, [part.script, ...(part.args ?? [])], {
      cwd: this.#root,
      // Compiled once for all starts, and for all four storefronts.
      env: {
        NODE_COMPILE_CACHE: join(this.#root, 'node_modules/.cache/materia-compiled'),
        ...process.env,
        ...part.env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
      // A process group of its own: Ctrl-C reaches this process, which then stops the parts in order.
      detached: process.platform !== 'win32',
    });
    this.#children.set(part.name, child);
    return new Promise((resolve) => {
      let ready = false;
      let rest = '';
      child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
        const lines = (rest + chunk).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) {
          if (!ready && line.startsWith('ready')) {
            ready = true;
            resolve(true);
          } else if (line !== '') console.log(line);
        }
      });
      child.once('error', () => resolve(false));
      child.once('close', (code) => {
        this.#children.delete(part.name);
        resolve(false);
        if (ready && !this.#stopping) this.#onLost(part.name, code);
      });
    });
  }

  /** Asks all parts to end, and ends those that do not within ten seconds. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await Promise.all(
      [...this.#children.values()].map(
        (child) =>
          new Promise<void>((resolve) => {
            const last = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
            child.once('close', () => {
              clearTimeout(last);
              resolve();
            });
            child.kill('SIGTERM');
          }),
      ),
    );
  }
}
