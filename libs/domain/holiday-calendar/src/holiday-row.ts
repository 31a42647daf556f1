import { unreachable } from '@materia/domain-kernel';
import { easterSunday } from './easter.ts';
import {
  addDays,
  addMonths,
  type IsoWeekday,
  isoWeekday,
  type PlainDate,
  plainDate,
} from './plain-date.ts';

/**
 * `public` and `regional` days are free from work; `other` days are only observed, and stores stay
 * open.
 */
export type HolidayKind = 'public' | 'regional' | 'other';

/** How the day of a holiday is determined in a year. */
export type HolidayRule =
  | { readonly rule: 'fixed'; readonly month: number; readonly day: number }
  /** Days after Easter Sunday; negative before. */
  | { readonly rule: 'easter'; readonly offset: number }
  /** The nth such weekday of the month; -1 is the last. */
  | {
      readonly rule: 'nth-weekday';
      readonly month: number;
      readonly weekday: IsoWeekday;
      readonly nth: 1 | 2 | 3 | 4 | -1;
    }
  /** Days without a rule, as published: yyyy → [month, day]. Years not listed have none. */
  | {
      readonly rule: 'listed';
      readonly days: Readonly<Record<number, readonly [month: number, day: number]>>;
    };

/**
 * Years in which a row applies: from `since` to `until` (both included), only the listed ones, all
 * but the excepted ones.
 */
export type Years = {
  readonly since?: number;
  readonly until?: number;
  readonly only?: readonly number[];
  readonly except?: readonly number[];
};

/**
 * One provision of a law. A row without `regions` applies in the whole country; otherwise in each
 * region during its own years.
 */
export type HolidayRow = {
  /** Identifies the holiday in every language; rows of the same holiday share it. */
  readonly key: string;
  /** The name in the country's own language. */
  readonly name: string;
  readonly kind: HolidayKind;
  readonly on: HolidayRule;
  /**
   * The row applies only in years in which its day falls on one of these weekdays, and the holiday
   * is then `by` days later.
   */
  readonly movedIf?: { readonly weekdays: readonly IsoWeekday[]; readonly by: number };
  readonly years?: Years;
  readonly regions?: Readonly<Record<string, Years>>;
  /** The law or announcement that establishes it. */
  readonly source: string;
};

/**
 * The day of a row in a year for the whole country, or for one of its regions; undefined where it
 * does not apply.
 */
export const dayOfRow = (
  row: HolidayRow,
  region: string | undefined,
  year: number,
): PlainDate | undefined =>
  holdsIn(row.years, year) && holdsFor(row, region, year)
    ? moved(row, ruleDay(row.on, year))
    : undefined;

const holdsFor = (row: HolidayRow, region: string | undefined, year: number): boolean => {
  if (row.regions === undefined) return true;
  const codes = region === undefined ? [] : [region, parentOf(region)];
  const years = codes.map((code) => row.regions?.[code]).find((own) => own !== undefined);
  return years !== undefined && holdsIn(years, year);
};

/** An island's code names its region first, before a hyphen: it has the days of both. */
const parentOf = (region: string): string => region.split('-')[0] ?? region;

const holdsIn = (years: Years | undefined, year: number): boolean =>
  years === undefined ||
  (year >= (years.since ?? year) &&
    year <= (years.until ?? year) &&
    (years.only?.includes(year) ?? true) &&
    !(years.except?.includes(year) ?? false));

const moved = (row: HolidayRow, day: PlainDate | undefined): PlainDate | undefined => {
  if (row.movedIf === undefined || day === undefined) return day;
  return row.movedIf.weekdays.includes(isoWeekday(day)) ? addDays(day, row.movedIf.by) : undefined;
};

const ruleDay = (on: HolidayRule, year: number): PlainDate | undefined => {
  switch (on.rule) {
    case 'fixed':
      return plainDate(year, on.month, on.day);
    case 'easter':
      return addDays(easterSunday(year), on.offset);
    case 'nth-weekday':
      return nthWeekday(year, on.month, on.weekday, on.nth);
    case 'listed': {
      const day = on.days[year];
      return day === undefined ? undefined : plainDate(year, day[0], day[1]);
    }
    default:
      return unreachable(on);
  }
};

const nthWeekday = (
  year: number,
  month: number,
  weekday: IsoWeekday,
  nth: 1 | 2 | 3 | 4 | -1,
): PlainDate => {
  const first = plainDate(year, month, 1);
  if (nth === -1) {
    const last = addDays(addMonths(first, 1), -1);
    return addDays(last, -((isoWeekday(last) - weekday + 7) % 7));
  }
  return addDays(first, ((weekday - isoWeekday(first) + 7) % 7) + (nth - 1) * 7);
};
