import type { Market } from '@materia/market-model';

/** Tells the scheme and host of a market's storefront; without a setting the one on a developer's machine. */
export const shopOrigins =
  (
    origins: Readonly<Record<string, string>> = {},
  ): ((market: Pick<Market, 'id' | 'port'>) => string) =>
  ({ id, port }) =>
    (origins[id] ?? `http://localhost:${port}`).replace(/\/$/, '');
