import { holidayOn, type HolidayTable } from './holidays.ts';
import { addDays, type IsoWeekday, isoWeekday, type PlainDate } from './plain-date.ts';

/**
 * Which days count as opening days: the holidays of the market's country and the store's region, and the store's own
 * closed days.
 */
export type OpeningCalendar = {
  readonly holidays: HolidayTable;
  readonly region?: string;
  /** Single days on which the store is closed, such as stocktaking. */
  readonly closedDays?: readonly PlainDate[];
  /** Weekdays on which the store never opens. */
  readonly closedWeekdays?: readonly IsoWeekday[];
};

/** Why a day does not count. A holiday on a weekend is reported as weekend. */
export type SkipReason =
  | { readonly kind: 'weekend' }
  | { readonly kind: 'holiday'; readonly key: string; readonly name: string }
  | { readonly kind: 'closed-store' };

export type SkippedDay = { readonly date: PlainDate; readonly reason: SkipReason };

/** Why the date is not an opening day, or undefined when it is. Saturday and Sunday never count. */
export const skipReason = (date: PlainDate, calendar: OpeningCalendar): SkipReason | undefined => {
  const weekday = isoWeekday(date);
  if (weekday >= 6) return { kind: 'weekend' };
  const holiday = holidayOn(date, calendar.holidays, calendar.region);
  if (holiday !== undefined) return { kind: 'holiday', key: holiday.key, name: holiday.name };
  const isShut =
    calendar.closedDays?.includes(date) === true ||
    calendar.closedWeekdays?.includes(weekday) === true;
  return isShut ? { kind: 'closed-store' } : undefined;
};

export type OpeningDay = { readonly date: PlainDate; readonly skipped: readonly SkippedDay[] };

/**
 * The `count`-th opening day after `date`, and the skipped days with their reasons.
 * The day itself never counts; a count of 0 is the first opening day from `date` on.
 * Throws when the count is not a non-negative integer, or when the store never opens.
 */
export const addOpeningDays = (
  date: PlainDate,
  count: number,
  calendar: OpeningCalendar,
): OpeningDay => {
  if (!Number.isInteger(count) || count < 0) throw new Error(`Not a count of days: ${count}`);
  const skipped: SkippedDay[] = [];
  let left = Math.max(count, 1);
  let inARow = 0;
  for (let day = count === 0 ? date : addDays(date, 1); ; day = addDays(day, 1)) {
    const reason = skipReason(day, calendar);
    if (reason === undefined) {
      left -= 1;
      inARow = 0;
      if (left === 0) return { date: day, skipped };
    } else {
      skipped.push({ date: day, reason });
      inARow += 1;
      if (inARow > LONGEST_CLOSURE)
        throw new Error(`No opening day within ${LONGEST_CLOSURE} days after ${date}`);
    }
  }
};

/** A store closed for more than a year cannot give promises; its data is wrong. */
const LONGEST_CLOSURE = 400;
