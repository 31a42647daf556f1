/** The number of recent searches that the page of suggestions prepares rows for. */
export const RECENT_PARAMETER = 'recent';

/** The last searches of this browser, newest first. They never leave the device. */
export const MOST_SEARCHES = 6;
const LONGEST = 80;

/** The local storage key, per market. */
const keyOf = (marketId: string): string => `materia-${marketId}-searches`;

/** Anything in the storage that is not a list of texts counts as no searches. */
export const recentSearches = (marketId: string): readonly string[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(marketId)) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((text): text is string => typeof text === 'string').slice(0, MOST_SEARCHES)
      : [];
  } catch {
    return [];
  }
};

/** Stores a search as the newest. Does nothing where the browser refuses storage. */
export const rememberSearch = (marketId: string, typed: string): void => {
  const text = typed.replace(/\s+/g, ' ').trim();
  if (text === '' || text.length > LONGEST) return;
  const others = recentSearches(marketId).filter(
    (other) => other.toLocaleLowerCase() !== text.toLocaleLowerCase(),
  );
  write(marketId, [text, ...others].slice(0, MOST_SEARCHES));
};

export const forgetSearches = (marketId: string): void => write(marketId, []);

const write = (marketId: string, searches: readonly string[]): void => {
  try {
    if (searches.length === 0) localStorage.removeItem(keyOf(marketId));
    else localStorage.setItem(keyOf(marketId), JSON.stringify(searches));
  } catch {
    // Private windows and full storages refuse; the search works without.
  }
};
