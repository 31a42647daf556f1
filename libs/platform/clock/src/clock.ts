/** Returns the current instant as ISO 8601 text in UTC (2026-11-20T09:00:00.000Z). */
export type Clock = () => string;

let last = { epoch: Number.NaN, text: '' };

/** The system clock. Each millisecond is written once. */
export const systemClock: Clock = () => {
  const epoch = Date.now();
  if (epoch !== last.epoch) last = { epoch, text: new Date(epoch).toISOString() };
  return last.text;
};

/** A clock fixed at the given instant (ISO 8601 with offset). Throws on any other text. */
export const fixedClock = (instant: string): Clock => {
  const now = toInstant(epochOf(instant));
  return () => now;
};

/**
 * A clock that starts at `start` when it is created and then runs like `pace`. Throws when `start`
 * is not an instant.
 */
export const clockStartingAt = (start: string, pace: Clock = systemClock): Clock => {
  const shift = epochOf(start) - epochOf(pace());
  return () => toInstant(epochOf(pace()) + shift);
};

/**
 * Milliseconds since 1970 in UTC. Throws unless the text is an ISO 8601 instant with its offset: no
 * text is parsed in the machine's local time zone.
 */
export const epochOf = (instant: string): number => {
  const epoch = INSTANT.test(instant) ? Date.parse(instant) : Number.NaN;
  if (Number.isNaN(epoch))
    throw new Error(`Not an instant with an offset: ${JSON.stringify(instant)}`);
  return epoch;
};

/** The instant of `epochOf` as text in UTC. */
export const toInstant = (epoch: number): string => new Date(epoch).toISOString();

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;
