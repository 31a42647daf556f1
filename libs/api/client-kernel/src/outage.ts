import { HostUnavailable } from './refusal-reply.ts';

/**
 * What a failed call becomes on the page that made it, for `catch`. Errors 500 to 502 are shown there; from 503 the error
 * page replaces it, and so it does for any other error.
 */
export const outageAs =
  <const Outcome>(outcome: Outcome) =>
  (error: unknown): Outcome => {
    if (!(error instanceof HostUnavailable) || error.status >= 503) throw error;
    return outcome;
  };

/** The same for a part that the page is shown without, however the host failed. */
export const anyOutageAs =
  <const Outcome>(outcome: Outcome) =>
  (error: unknown): Outcome => {
    if (!(error instanceof HostUnavailable)) throw error;
    return outcome;
  };
