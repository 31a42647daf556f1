import {
  addDays,
  dayOf,
  type IsoWeekday,
  isoWeekday,
  monthOf,
  type PlainDate,
  plainDate,
  yearOf,
} from '@materia/domain-holiday-calendar';
import { epochOf, toInstant } from './clock.ts';

/** For callers without a market; every market has its own time zone. */
export const DEFAULT_TIME_ZONE = 'Europe/Paris';

/** The local date and time of a zone at an instant. */
export type ZonedMoment = {
  readonly date: PlainDate;
  /** Minutes since local midnight, 0 to 1439. */
  readonly minutesOfDay: number;
  readonly weekday: IsoWeekday;
  /** Offset from UTC as in ISO 8601: `+01:00`. */
  readonly offset: string;
};

const MINUTE = 60_000;
const DAY = 1440;

/**
 * Date, time and weekday in a zone (IANA name). Throws on an unknown zone or a text that is not an
 * instant.
 */
export const zonedMoment = (instant: string, zone: string = DEFAULT_TIME_ZONE): ZonedMoment => {
  const epoch = epochOf(instant);
  const offset = offsetMinutes(epoch, zone);
  const wall = new Date(epoch + offset * MINUTE);
  const date = plainDate(wall.getUTCFullYear(), wall.getUTCMonth() + 1, wall.getUTCDate());
  return {
    date,
    minutesOfDay: wall.getUTCHours() * 60 + wall.getUTCMinutes(),
    weekday: isoWeekday(date),
    offset: writeOffset(offset),
  };
};

/** The date in the zone at that instant. */
export const todayIn = (zone: string, instant: string): PlainDate =>
  zonedMoment(instant, zone).date;

/**
 * The instant of a local date and time in a zone (minutes since midnight; 1440 is the next
 * midnight). A local time that occurs twice, when clocks go back, is its first occurrence. One that
 * is skipped, when clocks go forward, is moved forward by the length of the gap: 02:30 becomes
 * 03:30.
 */
export const instantOf = (
  date: PlainDate,
  minutes: number,
  zone: string = DEFAULT_TIME_ZONE,
): string => {
  const day = addDays(date, Math.floor(minutes / DAY));
  const asIfUtc =
    Date.UTC(yearOf(day), monthOf(day) - 1, dayOf(day)) + (((minutes % DAY) + DAY) % DAY) * MINUTE;
  // Clocks change at most once in two days, so these are the only possible offsets.
  const before = offsetMinutes(asIfUtc - DAY * MINUTE, zone);
  const after = offsetMinutes(asIfUtc + DAY * MINUTE, zone);
  const fits = [before, after]
    .filter((offset) => offsetMinutes(asIfUtc - offset * MINUTE, zone) === offset)
    .map((offset) => asIfUtc - offset * MINUTE);
  return toInstant(fits.length === 0 ? asIfUtc - before * MINUTE : Math.min(...fits));
};

const formats = new Map<string, Intl.DateTimeFormat>();

/** Creating a formatter is far more expensive than using it. */
const formatOf = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(zone, made);
  return made;
};

/**
 * The last minute queried in each zone: most queries are about now, and formatting costs more than
 * everything else.
 */
const lastOffsets = new Map<string, { readonly minute: number; readonly offset: number }>();

/**
 * Minutes by which the zone's local time is ahead of UTC at that epoch. It is constant within a UTC
 * minute.
 */
const offsetMinutes = (epoch: number, zone: string): number => {
  const minute = Math.floor(epoch / MINUTE);
  const last = lastOffsets.get(zone);
  if (last?.minute === minute) return last.offset;
  const offset = readOffset(epoch, zone);
  lastOffsets.set(zone, { minute, offset });
  return offset;
};

const readOffset = (epoch: number, zone: string): number => {
  const shown = new Map(
    formatOf(zone)
      .formatToParts(epoch)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): number => shown.get(type) ?? Number.NaN;
  const wall = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return Math.round((wall - Math.floor(epoch / 1000) * 1000) / MINUTE);
};

const writeOffset = (minutes: number): string => {
  const size = Math.abs(minutes);
  const [hours, rest] = [Math.floor(size / 60), size % 60];
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
};
