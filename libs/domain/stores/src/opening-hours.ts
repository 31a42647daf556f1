import { fail, ok, type Result } from '@materia/domain-kernel';
import {
  addDays,
  holidayOn,
  type HolidayTable,
  type IsoWeekday,
  isoWeekday,
  type OpeningCalendar,
  type PlainDate,
  type SkipReason,
} from '@materia/domain-holiday-calendar';

/**
 * Minutes since midnight in the store's local time: open from `from` (included) to `to` (excluded,
 * at most 1440).
 */
export type OpeningRange = { readonly from: number; readonly to: number };

/** The ranges of each weekday, in order and without overlap. A day without ranges is closed. */
export type OpeningHours = Readonly<Record<IsoWeekday, readonly OpeningRange[]>>;

/** Local date and time. `zonedMoment` of the platform clock returns one. */
export type LocalMoment = { readonly date: PlainDate; readonly minutesOfDay: number };

/** Opening hours of a store and the days on which it is closed instead. */
export type StoreTimes = { readonly hours: OpeningHours; readonly calendar: OpeningCalendar };

export type OpeningHoursRefusal = {
  readonly kind: 'not-a-range' | 'overlapping-ranges';
  readonly weekday: number;
};

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const satisfies readonly IsoWeekday[];
const END_OF_DAY = 1440;

/** A row of opening hours: a range of one ISO weekday, in minutes since midnight. */
export type OpeningHoursRow = {
  readonly weekday: number;
  readonly from: number;
  readonly to: number;
};

/**
 * Parses rows of one range each, in any order. Refuses unknown weekdays, ranges that are empty or
 * outside the day, and overlapping ranges.
 */
export const parseOpeningHours = (
  rows: readonly OpeningHoursRow[],
): Result<OpeningHours, OpeningHoursRefusal> => {
  for (const { weekday, from, to } of rows) {
    const isRange =
      [weekday, from, to].every(Number.isInteger) &&
      weekday >= 1 &&
      weekday <= 7 &&
      from >= 0 &&
      from < to &&
      to <= END_OF_DAY;
    if (!isRange) return fail({ kind: 'not-a-range', weekday });
  }
  const of = (day: IsoWeekday): readonly OpeningRange[] =>
    rows
      .filter(({ weekday }) => weekday === day)
      .map(({ from, to }) => ({ from, to }))
      .sort((a, b) => a.from - b.from);
  const hours: OpeningHours = {
    1: of(1),
    2: of(2),
    3: of(3),
    4: of(4),
    5: of(5),
    6: of(6),
    7: of(7),
  };
  const overlapping = WEEKDAYS.find((day) =>
    hours[day].some((range, index, ranges) => range.from < (ranges[index - 1]?.to ?? 0)),
  );
  return overlapping === undefined
    ? ok(hours)
    : fail({ kind: 'overlapping-ranges', weekday: overlapping });
};

/** A store's hours as stored; `regionCode` is that of the holiday calendar. */
export type WrittenStoreTimes = {
  readonly openingHours: readonly OpeningHoursRow[];
  readonly regionCode?: string | undefined;
};

/**
 * When a store is open: its hours, and the holidays of its country and region. Refuses invalid
 * hours.
 */
export const readStoreTimes = (
  { openingHours, regionCode }: WrittenStoreTimes,
  holidays: HolidayTable,
): Result<StoreTimes, OpeningHoursRefusal> => {
  const hours = parseOpeningHours(openingHours);
  if (!hours.ok) return hours;
  return ok({
    hours: hours.value,
    calendar: { holidays, ...(regionCode !== undefined && { region: regionCode }) },
  });
};

/**
 * The opening ranges of a date: none on a holiday of the market or region and on a closed day of
 * the store.
 */
export const rangesOn = (date: PlainDate, times: StoreTimes): readonly OpeningRange[] =>
  closedFor(date, times.calendar) === undefined ? times.hours[isoWeekday(date)] : [];

/**
 * Why the store is closed on a date, or undefined when it opens. Unlike promise days, a Saturday
 * with hours is open.
 */
export const storeClosedReason = (date: PlainDate, times: StoreTimes): SkipReason | undefined => {
  const closed = closedFor(date, times.calendar);
  if (closed !== undefined) return closed;
  if (times.hours[isoWeekday(date)].length > 0) return undefined;
  return isoWeekday(date) >= 6 ? { kind: 'weekend' } : { kind: 'closed-store' };
};

export type OpenState =
  | { readonly kind: 'open'; readonly until: number }
  | { readonly kind: 'opens-today'; readonly at: number }
  | {
      readonly kind: 'opens-later';
      readonly date: PlainDate;
      readonly weekday: IsoWeekday;
      readonly at: number;
    }
  /** No opening within the next two weeks. */
  | { readonly kind: 'closed' };

const LOOK_AHEAD_DAYS = 14;

/**
 * Whether a store is open at a moment, until when, or when it opens next. Times are minutes since
 * midnight.
 */
export const openState = (times: StoreTimes, now: LocalMoment): OpenState => {
  const today = rangesOn(now.date, times);
  const current = today.find(({ from, to }) => from <= now.minutesOfDay && now.minutesOfDay < to);
  if (current !== undefined) return { kind: 'open', until: current.to };
  const later = today.find(({ from }) => from > now.minutesOfDay);
  if (later !== undefined) return { kind: 'opens-today', at: later.from };
  for (let ahead = 1; ahead <= LOOK_AHEAD_DAYS; ahead += 1) {
    const date = addDays(now.date, ahead);
    const [first] = rangesOn(date, times);
    if (first !== undefined)
      return { kind: 'opens-later', date, weekday: isoWeekday(date), at: first.from };
  }
  return { kind: 'closed' };
};

const closedFor = (date: PlainDate, calendar: OpeningCalendar): SkipReason | undefined => {
  const holiday = holidayOn(date, calendar.holidays, calendar.region);
  if (holiday !== undefined) return { kind: 'holiday', key: holiday.key, name: holiday.name };
  const isShut =
    calendar.closedDays?.includes(date) === true ||
    calendar.closedWeekdays?.includes(isoWeekday(date)) === true;
  return isShut ? { kind: 'closed-store' } : undefined;
};
