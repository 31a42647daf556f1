type Fetch = typeof globalThis.fetch;

/** So many failures in a row, and calls fail at once for a second. */
const FAILURES = 2;
const OPEN_MS = 1000;

/**
 * Keeps a host that does not answer from holding up every page: after two failures in a row, calls fail at once
 * for a second, then the host is tried again. An answer of any status is no failure.
 */
export const breaker = (fetch: Fetch, now: () => number = () => performance.now()): Fetch => {
  let failures = 0;
  let openUntil = -Infinity;
  return async (input, init) => {
    if (now() < openUntil) throw new TypeError('The shop host did not answer a moment ago');
    try {
      const response = await fetch(input, init);
      failures = 0;
      return response;
    } catch (error) {
      failures += 1;
      if (failures >= FAILURES) openUntil = now() + OPEN_MS;
      throw error;
    }
  };
};
