import { QueryClient } from '@tanstack/react-query';

const MINUTE_MS = 60_000;

/**
 * What open pages ask the shop for by themselves, kept for a minute so that nothing is asked for twice. A call that
 * failed is not repeated: shoppers are told, and ask again when they like.
 */
export const liveQueries = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: MINUTE_MS, refetchOnWindowFocus: false } },
});
