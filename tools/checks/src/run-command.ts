import { spawn } from 'node:child_process';

type Surroundings = { readonly cwd: string; readonly env?: NodeJS.ProcessEnv };

/** Exit code of a command that could not be started. */
const NOT_FOUND = 127;

/** Runs a command with its output passed through. Resolves to its exit code, 127 if it cannot be started. */
export const runCommand = (
  command: string,
  args: readonly string[],
  options: Surroundings,
): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', () => resolve(NOT_FOUND));
    child.on('close', (code) => resolve(code ?? 1));
  });

export type Finished = {
  /** 127 if the command cannot be started. */
  readonly exitCode: number;
  /** What it wrote to both streams, in the order in which it arrived. */
  readonly output: string;
};

/** Runs a command and keeps its output, for commands that run side by side. */
export const captureCommand = (
  command: string,
  args: readonly string[],
  options: Surroundings,
): Promise<Finished> =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => chunks.push(text));
    child.on('error', (error) => resolve({ exitCode: NOT_FOUND, output: error.message }));
    child.on('close', (code) => resolve({ exitCode: code ?? 1, output: chunks.join('') }));
  });
