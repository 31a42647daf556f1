import { isLoopback, networkOf, type RateLimit, rateWindow } from '@materia/platform-network';

const MINUTE_MS = 60_000;
const perMinute = (attempts: number): RateLimit => ({ attempts, windowMs: MINUTE_MS });

/**
 * What one network may ask for in a minute. Pages that are shared by all guests and were served a moment ago do not count. An office
 * behind one address stays far below.
 */
const LIMITS = {
  pages: perMinute(1200),
  /** Forms, searches and suggestions, which cost the host the most. */
  forms: perMinute(240),
  searches: perMinute(360),
  /** Pages past the cache; beyond the limit they come from it. */
  fresh: perMinute(60),
  vitals: perMinute(240),
  /** A screen has about thirty. */
  tiles: perMinute(300),
} as const satisfies Readonly<Record<string, RateLimit>>;

export type LimitedRequest = keyof typeof LIMITS;
/** Counts a request of an address; false beyond the limit of its network. `now` is an ISO instant. */
export type RequestLimits = (kind: LimitedRequest, address: string, now: string) => boolean;

/** Counts in this process. Requests of this machine are the shop's own tools, and are not counted. */
export const requestLimits = (): RequestLimits => {
  const windows = {
    pages: rateWindow(LIMITS.pages),
    forms: rateWindow(LIMITS.forms),
    searches: rateWindow(LIMITS.searches),
    fresh: rateWindow(LIMITS.fresh),
    vitals: rateWindow(LIMITS.vitals),
    tiles: rateWindow(LIMITS.tiles),
  } as const satisfies Readonly<Record<LimitedRequest, unknown>>;
  return (kind, address, now) => isLoopback(address) || windows[kind](networkOf(address), now);
};
