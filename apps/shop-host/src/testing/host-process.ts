import { type ChildProcess, spawn } from 'node:child_process';

/** The host from its sources, or as it is bundled for operators. */
const MAIN = process.env['MATERIA_HOST_ENTRY'] ?? new URL('../main.ts', import.meta.url).pathname;
/** The public credential of hosts that tests start. */
export const PUBLIC = 'public-credential-of-tests';

export type Running = { readonly process: ChildProcess; readonly address: string };
export type Ended = {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly complaint: string;
};

/** Runs a script of the host on `folder`, with the settings for tests. */
const spawnScript = (
  script: string,
  folder: string,
  settings: Readonly<Record<string, string>>,
  args: readonly string[],
) =>
  spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      PORT: '0',
      DATA_DIR: folder,
      PUBLIC_CREDENTIAL: PUBLIC,
      MATERIA_CLOCK: 'from:2026-11-20T09:00:00Z',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Runs a script until it prints a `ready` line or ends. */
export const runScript = (
  script: string,
  folder: string,
  settings: Readonly<Record<string, string>> = {},
  args: readonly string[] = [],
  onComplaint: (complaint: string) => void = () => undefined,
): Promise<Running | Ended> =>
  new Promise((resolve) => {
    const child = spawnScript(script, folder, settings, args);
    let output = '';
    let complaint = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const address = /ready (http\S+)/.exec(output)?.[1];
      if (address !== undefined) resolve({ process: child, address });
    });
    child.stderr.on('data', (chunk: Buffer) => {
      complaint += chunk.toString();
      onComplaint(complaint);
    });
    child.once('exit', (code, signal) => resolve({ code, signal, complaint }));
  });

type Given = readonly [
  folder: string,
  settings?: Readonly<Record<string, string>>,
  args?: readonly string[],
];

/** Starts a host process and waits until it is ready. */
export const runningHost = async (...given: Given): Promise<Running> => {
  const started = await runScript(MAIN, ...given);
  if ('address' in started) return started;
  throw new Error(`The host ended with ${started.code}: ${started.complaint}`);
};

/** Starts a host process that first waits for something, and says so. */
export const waitingHost = (
  ...given: Required<Given>
): { readonly says: Promise<string>; readonly started: Promise<Running | Ended> } => {
  const { promise: says, resolve } = Promise.withResolvers<string>();
  return { says, started: runScript(MAIN, ...given, resolve) };
};

/** Starts a host process that should exit without being stopped. */
export const endedHost = async (...given: Given): Promise<Pick<Ended, 'code' | 'complaint'>> => {
  const started = await runScript(MAIN, ...given);
  if ('address' in started) throw new Error('The host started');
  return { code: started.code, complaint: started.complaint };
};

/** Stops a process and returns its exit code. */
export const stopped = (child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> =>
  new Promise((resolve) => {
    child.once('exit', (code) => resolve(code));
    child.kill(signal);
  });
