/** A cached value that is reloaded periodically. Undefined when it could never be loaded. */
export type RefreshedValue<Value> = () => Promise<Value | undefined>;

/** After a failed load the next attempt waits this long. */
const RETRY_MS = 2000;
/** Maximum wait for the first value; the page is rendered without it. */
const FIRST_WAIT_MS = 500;

/**
 * Caches the result of `load` for `forMs`. Afterwards the old value is served while a new one is
 * loaded; a failure keeps the old value. One load runs at a time. `now` counts milliseconds and is
 * monotonic.
 */
export const refreshedValue = <Value>(
  load: () => Promise<Value>,
  forMs: number,
  now: () => number = () => performance.now(),
): RefreshedValue<Value> => {
  let value: Value | undefined;
  let dueAt = -Infinity;
  let running: Promise<Value | undefined> | undefined;
  const refresh = (): Promise<Value | undefined> => {
    running ??= load()
      .then((loaded) => {
        value = loaded;
        dueAt = now() + forMs;
        return value;
      })
      .catch(() => {
        dueAt = now() + RETRY_MS;
        return value;
      })
      .finally(() => {
        running = undefined;
      });
    return running;
  };
  return async () => {
    if (now() < dueAt) return value;
    const loading = refresh();
    return value === undefined ? Promise.race([loading, nothingAfter(FIRST_WAIT_MS)]) : value;
  };
};

const nothingAfter = (ms: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(undefined), ms).unref();
  });
