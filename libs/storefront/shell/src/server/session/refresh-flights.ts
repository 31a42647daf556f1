import type { Reply } from '@materia/api-contract';
import type { SessionContent } from './session-content.ts';

export type Tokens = Reply<'refreshSession'>;
export type RefreshOutcome =
  /** `customer` is missing when the account could not be read; the previous data stays. */
  | {
      readonly kind: 'refreshed';
      readonly tokens: Tokens;
      readonly customer: SessionContent['c'] | undefined;
    }
  | { readonly kind: 'refused' }
  | { readonly kind: 'host-unavailable' };

/** Parallel tabs that still have the old token get the same new one for this long. */
const GRACE_MS = 30_000;

/**
 * One refresh per refresh token: requests that arrive together, or within the grace time after it,
 * share its outcome. An outage is not cached, so the next request tries again.
 */
export const refreshFlights = (
  refresh: (refreshToken: string) => Promise<RefreshOutcome>,
  after: (ms: number, run: () => void) => void = later,
): ((refreshToken: string) => Promise<RefreshOutcome>) => {
  const flights = new Map<string, Promise<RefreshOutcome>>();
  return (refreshToken) => {
    const known = flights.get(refreshToken);
    if (known !== undefined) return known;
    const flight = refresh(refreshToken).then((outcome) => {
      if (outcome.kind === 'host-unavailable') flights.delete(refreshToken);
      else after(GRACE_MS, () => flights.delete(refreshToken));
      return outcome;
    });
    flights.set(refreshToken, flight);
    return flight;
  };
};

const later = (ms: number, run: () => void): void => {
  setTimeout(run, ms).unref();
};
