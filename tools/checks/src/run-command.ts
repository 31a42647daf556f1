import { spawn } from 'node:child_process';

type CommandOptions = { readonly cwd: string; readonly env?: NodeJS.ProcessEnv };

/** Exit code of a command that could not be started. */
const NOT_FOUND = 127;

/**
 * Runs a command with inherited output. Resolves to its exit code, or 127 if it cannot be started.
 */
export const runCommand = (
  command: string,
  args: readonly string[],
  options: CommandOptions,
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

export type CommandResult = {
  /** 127 if the command cannot be started. */
  readonly exitCode: number;
  /** Both output streams, in order of arrival. */
  readonly output: string;
};

/** Runs a command and captures its output, for commands that run in parallel. */
export const captureCommand = (
  command: string,
  args: readonly string[],
  options: CommandOptions,
): Promise<CommandResult> =>
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
