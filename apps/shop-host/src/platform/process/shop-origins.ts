import type { Market } from '@materia/market-model';

/**
 * Returns the scheme and host of a market's storefront; without a setting, those on a developer's
 * machine.
 */
export const shopOrigins =
  (
    origins: Readonly<Record<string, string>> = {},
  ): ((market: Pick<Market, 'id' | 'port'>) => string) =>
  ({ id, port }) =>
    (origins[id] ?? `http://localhost:${port}`).replace(/\/$/, '');
