/** After this many failures in a row, calls fail at once for a second. */
const FAILURES = 2;
const OPEN_MS = 1000;

/**
 * Prevents an unresponsive host from delaying every page: after two failures in a row, calls fail
 * at once for a second, then the host is tried again. A response with any status is no failure.
 */
export const createBreaker = (
  now: () => number = () => performance.now(),
): (<Answer>(call: () => Promise<Answer>) => Promise<Answer>) => {
  let failures = 0;
  let openUntil = -Infinity;
  return async (call) => {
    if (now() < openUntil) throw new TypeError('The shop host did not answer a moment ago');
    try {
      const answer = await call();
      failures = 0;
      return answer;
    } catch (error) {
      failures += 1;
      if (failures >= FAILURES) openUntil = now() + OPEN_MS;
      throw error;
    }
  };
};
