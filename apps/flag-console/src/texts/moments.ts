/** An instant as people of the language read it, by the clock of a zone. */
export const momentText = (instant: string | number, language: string, timeZone: string): string =>
  new Intl.DateTimeFormat(language, { timeZone, dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(instant),
  );

/** The wall time of a unit (`2026-12-01T08:00`) as people read it. */
export const localTime = (wall: string, language: string): string =>
  new Intl.DateTimeFormat(language, {
    timeZone: 'UTC',
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(`${wall}:00Z`));

/** A day (yyyy-mm-dd) as people read it. */
export const dayText = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { timeZone: 'UTC', dateStyle: 'medium' }).format(
    new Date(`${day}T00:00:00Z`),
  );
