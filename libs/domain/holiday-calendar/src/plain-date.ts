import { type Brand, fail, ok, type Result } from '@materia/domain-kernel';

/**
 * A calendar day written yyyy-mm-dd, without time or time zone, from 0001-01-01 to 9999-12-31
 * (always Gregorian). Because of its fixed width, two days also compare as text.
 */
export type PlainDate = Brand<string, 'PlainDate'>;

export type NotADate = { readonly kind: 'not-a-date'; readonly text: string };

/** 1 Monday to 7 Sunday (ISO 8601). */
export type IsoWeekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const satisfies readonly IsoWeekday[];
const DAYS_BEFORE_MONTH = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334] as const;
const DAYS_OF_400_YEARS = 146_097;

/**
 * Parses yyyy-mm-dd exactly. Refuses any other format and days that do not exist, such as
 * 2025-02-29.
 */
export const parsePlainDate = (text: string): Result<PlainDate, NotADate> => {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  const [year, month, day] = [Number(parts?.[1]), Number(parts?.[2]), Number(parts?.[3])];
  return parts !== null && exists(year, month, day)
    ? ok(write(year, month, day))
    : fail({ kind: 'not-a-date', text });
};

/**
 * The day of the given year (1 to 9999), month (1 to 12) and day of month. Throws on a day that
 * does not exist.
 */
export const plainDate = (year: number, month: number, day: number): PlainDate => {
  if (!exists(year, month, day)) throw new Error(`No such day: ${year}-${month}-${day}`);
  return write(year, month, day);
};

export const yearOf = (date: PlainDate): number => Number(date.slice(0, 4));
/** 1 January to 12 December. */
export const monthOf = (date: PlainDate): number => Number(date.slice(5, 7));
/** Day of the month, from 1. */
export const dayOf = (date: PlainDate): number => Number(date.slice(8, 10));

/** The date `days` days later, or earlier when negative. Throws outside the years 1 to 9999. */
export const addDays = (date: PlainDate, days: number): PlainDate =>
  fromDayNumber(dayNumber(date) + days);

/**
 * The same day `months` months later; a day beyond the end of the month becomes its last day (31
 * January + 1 = 28 or 29 February).
 */
export const addMonths = (date: PlainDate, months: number): PlainDate => {
  const count = yearOf(date) * 12 + monthOf(date) - 1 + months;
  const year = Math.floor(count / 12);
  const month = count - year * 12 + 1;
  return plainDate(year, month, Math.min(dayOf(date), daysInMonth(year, month)));
};

/** Days from the first date to the second; negative when the second is earlier. */
export const daysBetween = (from: PlainDate, to: PlainDate): number =>
  dayNumber(to) - dayNumber(from);

/** Negative when the first is earlier, 0 when equal, positive when later. Fits `sort`. */
export const comparePlainDates = (a: PlainDate, b: PlainDate): number => daysBetween(b, a);

export const isoWeekday = (date: PlainDate): IsoWeekday => {
  const weekday = WEEKDAYS[(dayNumber(date) - 1) % 7];
  if (weekday === undefined) throw new Error(`No weekday for ${date}`);
  return weekday;
};

/** Days since 0000-12-31, so that 0001-01-01, a Monday, is day 1. */
const dayNumber = (date: PlainDate): number => {
  const [year, month] = [yearOf(date), monthOf(date)];
  const afterLeapDay = month > 2 && isLeapYear(year) ? 1 : 0;
  return daysBeforeYear(year) + (DAYS_BEFORE_MONTH[month - 1] ?? 0) + afterLeapDay + dayOf(date);
};

const fromDayNumber = (number: number): PlainDate => {
  // An estimate from the average length of a year, which the two loops correct near year
  // boundaries.
  let year = Math.floor((number * 400) / DAYS_OF_400_YEARS) + 1;
  while (daysBeforeYear(year) >= number) year -= 1;
  while (daysBeforeYear(year + 1) < number) year += 1;
  let day = number - daysBeforeYear(year);
  let month = 1;
  while (month < 12 && day > daysInMonth(year, month)) {
    day -= daysInMonth(year, month);
    month += 1;
  }
  return plainDate(year, month, day);
};

const isLeapYear = (year: number): boolean =>
  (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

const daysBeforeYear = (year: number): number => {
  const past = year - 1;
  return past * 365 + Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400);
};

const daysInMonth = (year: number, month: number): number => {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
};

const exists = (year: number, month: number, day: number): boolean =>
  [year, month, day].every(Number.isInteger) &&
  year >= 1 &&
  year <= 9999 &&
  month >= 1 &&
  month <= 12 &&
  day >= 1 &&
  day <= daysInMonth(year, month);

const write = (year: number, month: number, day: number): PlainDate =>
  [
    String(year).padStart(4, '0'),
    String(month).padStart(2, '0'),
    String(day).padStart(2, '0'),
  ].join('-') as PlainDate;
