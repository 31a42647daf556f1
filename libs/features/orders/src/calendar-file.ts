import { addDays, type PlainDate } from '@materia/domain-holiday-calendar';

/** One entry of a calendar: a whole day, or a span between two instants. */
export type CalendarEvent = {
  /** The same for every download, so that calendars change the entry instead of adding another. */
  readonly uid: string;
  readonly when:
    | { readonly kind: 'day'; readonly date: PlainDate }
    /** ISO instants. */
    | { readonly kind: 'span'; readonly start: string; readonly end: string };
  readonly title: string;
  readonly place: string;
  readonly notes: readonly string[];
  readonly url: string;
};

/** The media type of `calendarFile`. */
export const CALENDAR_TYPE = 'text/calendar; charset=utf-8';

/**
 * A calendar file with one entry (RFC 5545). Times are written in UTC, which every calendar shows in
 * the zone of its owner, so the file needs no rules about zones.
 */
export const calendarFile = (event: CalendarEvent, now: string): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Materia//Orders//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${utc(now)}`,
    ...whenLines(event.when),
    `SUMMARY:${escaped(event.title)}`,
    `LOCATION:${escaped(event.place)}`,
    `DESCRIPTION:${escaped(event.notes.join('\n'))}`,
    `URL:${event.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map(folded)
    .join('\r\n')
    .concat('\r\n');

const whenLines = (when: CalendarEvent['when']): readonly string[] =>
  when.kind === 'day'
    ? [
        `DTSTART;VALUE=DATE:${when.date.replaceAll('-', '')}`,
        `DTEND;VALUE=DATE:${addDays(when.date, 1).replaceAll('-', '')}`,
      ]
    : [`DTSTART:${utc(when.start)}`, `DTEND:${utc(when.end)}`];

const utc = (instant: string): string =>
  `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);

/** Lines have at most 75 octets; the rest continues on lines that begin with a space. */
const folded = (line: string): string => {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MOST_OCTETS) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n');
};
const MOST_OCTETS = 75;
const encoder = new TextEncoder();
