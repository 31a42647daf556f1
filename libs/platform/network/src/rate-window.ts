/** How many attempts a key has in each window. */
export type RateLimit = { readonly attempts: number; readonly windowMs: number };

/** The number of keys in memory above which keys of past windows are removed, once per window. */
const CLEAR_AT = 20_000;

/**
 * Counts in memory, for calls too frequent to record in the database. Returns true while the key is
 * within its limit.
 */
export const rateWindow = ({
  attempts,
  windowMs,
}: RateLimit): ((key: string, now: string) => boolean) => {
  const windows = new Map<string, { readonly from: number; readonly count: number }>();
  let clearedAt = -Infinity;
  return (key, now) => {
    const at = Date.parse(now);
    // A flood from many networks would otherwise make each call look at all of them.
    if (windows.size >= CLEAR_AT && at - clearedAt >= windowMs) {
      for (const [old, window] of windows) if (at - window.from >= windowMs) windows.delete(old);
      clearedAt = at;
    }
    const window = windows.get(key);
    const isOpen = window !== undefined && at - window.from < windowMs;
    const count = isOpen ? window.count + 1 : 1;
    windows.set(key, { from: isOpen ? window.from : at, count });
    return count <= attempts;
  };
};
