import { QueryClient } from '@tanstack/react-query';

const MINUTE_MS = 60_000;

/**
 * Queries that open pages run in the background, cached for a minute to avoid duplicate requests. A failed call
 * is not retried: the shopper sees the failure and can retry.
 */
export const liveQueries = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: MINUTE_MS, refetchOnWindowFocus: false } },
});
