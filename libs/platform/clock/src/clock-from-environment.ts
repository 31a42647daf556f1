import { type Clock, clockStartingAt, fixedClock, systemClock } from './clock.ts';

const VARIABLE = 'MATERIA_CLOCK';
const RUNNING = 'from:';

/**
 * The clock of a process. Tests and demos set MATERIA_CLOCK: an instant
 * (`2026-11-20T09:00:00+01:00`) fixes the clock; with the prefix `from:` the clock starts at that
 * instant and keeps running. Without the variable it is the system clock. Throws a one-sentence
 * error for any other value.
 */
export const clockFromEnvironment = (
  environment: Readonly<Record<string, string | undefined>>,
): Clock => {
  const setting = environment[VARIABLE]?.trim() ?? '';
  if (setting === '') return systemClock;
  try {
    return setting.startsWith(RUNNING)
      ? clockStartingAt(setting.slice(RUNNING.length))
      : fixedClock(setting);
  } catch (cause) {
    throw new Error(
      `${VARIABLE} must be an instant such as 2026-11-20T09:00:00Z, or ${RUNNING} and an instant, but is ${JSON.stringify(setting)}.`,
      { cause },
    );
  }
};
