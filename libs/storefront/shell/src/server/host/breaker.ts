/** After this many failures in a row, calls fail at once for a second. */
const FAILURES = 2;
const OPEN_MS = 1000;

/** Watches the calls to one address of the host. */
export type Breaker = {
  /** Whether a call would be made, rather than fail at once. */
  readonly admits: () => boolean;
  readonly run: <Answer>(call: () => Promise<Answer>) => Promise<Answer>;
};

/**
 * Prevents an unresponsive host from delaying every page: after two failures in a row, calls fail at once for a second, then one
 * call tries the host again, and the others go on failing until it has succeeded. A response with any status is no failure. `now`
 * counts milliseconds and is monotonic.
 */
export const createBreaker = (now: () => number = () => performance.now()): Breaker => {
  let failures = 0;
  let openUntil = -Infinity;
  let isTrying = false;
  const admits = (): boolean => now() >= openUntil && !isTrying;
  return {
    admits,
    run: async (call) => {
      if (!admits()) throw new TypeError('The shop host did not answer a moment ago');
      isTrying = failures >= FAILURES;
      try {
        const answer = await call();
        failures = 0;
        return answer;
      } catch (error) {
        failures += 1;
        if (failures >= FAILURES) openUntil = now() + OPEN_MS;
        throw error;
      } finally {
        isTrying = false;
      }
    },
  };
};
