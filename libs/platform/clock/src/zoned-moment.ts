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

/** Where no market zone is set; every market brings its own. */
export const DEFAULT_TIME_ZONE = 'Europe/Paris';

/** What the wall clock of a zone shows at an instant. */
export type ZonedMoment = {
  readonly date: PlainDate;
  /** Minutes since midnight by the wall clock, 0 to 1439. */
  readonly minutesOfDay: number;
  readonly weekday: IsoWeekday;
  /** Distance from UTC as it stands in ISO 8601: `+01:00`. */
  readonly offset: string;
};

const MINUTE = 60_000;
const DAY = 1440;

/** Day, time and weekday in a zone (IANA name). Throws on an unknown zone or a text that is no instant. */
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

/** The day it is in the zone at that instant. */
export const todayIn = (zone: string, instant: string): PlainDate =>
  zonedMoment(instant, zone).date;

/**
 * The instant at which the wall clock of the zone shows that day and time (minutes since midnight; 1440 is the next midnight).
 * A time that occurs twice, when clocks go back, is its first occurrence. A time that is jumped over, when clocks go
 * forward, is as much later by the new time as the clocks jumped: 02:30 becomes 03:30.
 */
export const instantOf = (
  date: PlainDate,
  minutes: number,
  zone: string = DEFAULT_TIME_ZONE,
): string => {
  const day = addDays(date, Math.floor(minutes / DAY));
  const asIfUtc =
    Date.UTC(yearOf(day), monthOf(day) - 1, dayOf(day)) + (((minutes % DAY) + DAY) % DAY) * MINUTE;
  // Clocks change at most once in two days, so these are the only offsets the wanted time can have.
  const before = offsetMinutes(asIfUtc - DAY * MINUTE, zone);
  const after = offsetMinutes(asIfUtc + DAY * MINUTE, zone);
  const fits = [before, after]
    .filter((offset) => offsetMinutes(asIfUtc - offset * MINUTE, zone) === offset)
    .map((offset) => asIfUtc - offset * MINUTE);
  return toInstant(fits.length === 0 ? asIfUtc - before * MINUTE : Math.min(...fits));
};

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format costs far more than using it. */
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

/** The last minute asked for in each zone: most questions are about now, and reading a format costs more than all the rest. */
const lastOffsets = new Map<string, { readonly minute: number; readonly offset: number }>();

/** Minutes the zone's wall clock is ahead of UTC at that epoch. It does not change within a minute of UTC. */
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
