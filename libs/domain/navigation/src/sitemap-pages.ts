/** Pages shown on either side of the current one. */
const WINDOW = 2;
/** Every page number divisible by this is shown. */
const STEP = 10;

/**
 * The page numbers in a sitemap's pagination, ascending: the first, the last, two on either side of
 * the current page, and every tenth. A current page outside 1 to `last` counts as the nearest page,
 * and page 1 always exists.
 */
export const sitemapPages = (current: number, last: number): readonly number[] => {
  const end = Math.max(1, Math.floor(last));
  const here = Math.min(Math.max(1, Math.floor(current)), end);
  const window = Array.from({ length: 2 * WINDOW + 1 }, (_, index) => here - WINDOW + index);
  const tens = Array.from({ length: Math.floor(end / STEP) }, (_, index) => (index + 1) * STEP);
  const shown = new Set([1, ...window, ...tens, end].filter((page) => page >= 1 && page <= end));
  return [...shown].sort((a, b) => a - b);
};
