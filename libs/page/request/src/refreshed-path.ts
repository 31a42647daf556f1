const REFRESH = 'refreshCache';

/**
 * The option to refresh, in the query of a page: nothing of it comes from a cache between the
 * browser and the database.
 */
export const isRefreshed = (query: URLSearchParams): boolean => query.get(REFRESH) === '1';

/** A page that shows what was changed in the account a moment ago. */
export const refreshedPath = (path: string): string => `${path}?${REFRESH}=1`;
