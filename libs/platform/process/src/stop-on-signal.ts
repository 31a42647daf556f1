import { setTimeout as sleep } from 'node:timers/promises';

type Stopping = {
  /** Milliseconds for which the process goes on serving after SIGTERM. */
  readonly drainMs: number;
  /** Milliseconds after which the process ends, whatever still runs. */
  readonly stopMs: number;
  /** Is called at once, so that the process is no longer sent requests. */
  readonly drain: () => void;
  /** Finishes what has begun, and closes everything. */
  readonly close: () => Promise<void>;
  /** Ends the process. */
  readonly exit?: (code: number) => void;
  /** What signals are sent to. */
  readonly signals?: NodeJS.EventEmitter;
};

/**
 * Stops a process on SIGTERM, as service managers do: it reports that it drains, goes on serving until balancers have noticed, then
 * closes. Ctrl-C, or a second signal, closes at once. What does not end by itself is cut off after a while, with exit code 1.
 */
export const stopOnSignal = ({
  drainMs,
  stopMs,
  drain,
  close,
  exit = process.exit,
  signals = process,
}: Stopping): void => {
  const hurry = new AbortController();
  let isStopping = false;
  const stop = async (): Promise<void> => {
    drain();
    await sleep(drainMs, undefined, { signal: hurry.signal }).catch(() => undefined);
    const late = setTimeout(() => exit(1), stopMs);
    await close().then(
      () => exit(0),
      () => exit(1),
    );
    clearTimeout(late);
  };
  const onSignal = (isHurried: boolean) => () => {
    if (isHurried || isStopping) hurry.abort();
    if (isStopping) return;
    isStopping = true;
    void stop();
  };
  signals.on('SIGTERM', onSignal(false));
  signals.on('SIGINT', onSignal(true));
};
