import { fail, ok, type Result } from '@materia/domain-kernel';
import { dayOfRow, type HolidayKind, type HolidayRow } from './holiday-row.ts';
import { comparePlainDates, type PlainDate, yearOf } from './plain-date.ts';
import { esRegions, esRows } from './rows/es.ts';
import { frRegions, frRows } from './rows/fr.ts';
import { itRegions, itRows } from './rows/it.ts';
import { plRegions, plRows } from './rows/pl.ts';
import { ptRegions, ptRows } from './rows/pt.ts';

/** The date of the legal sources behind the rows. */
export const HOLIDAY_CALENDAR_VERSION = '2025-10-29';

type Country = {
  readonly rows: readonly HolidayRow[];
  readonly regions: Readonly<Record<string, string>>;
};

const CALENDARS = {
  ES: { rows: esRows, regions: esRegions },
  FR: { rows: frRows, regions: frRegions },
  IT: { rows: itRows, regions: itRegions },
  PL: { rows: plRows, regions: plRegions },
  PT: { rows: ptRows, regions: ptRegions },
} as const satisfies Readonly<Record<string, Country>>;

export type CalendarCountry = keyof typeof CALENDARS;

export const CALENDAR_COUNTRIES = [
  'ES',
  'FR',
  'IT',
  'PL',
  'PT',
] as const satisfies readonly CalendarCountry[];

/**
 * A holiday of one year. `name` is in the country's language; `key` is the same for the same
 * holiday in every country.
 */
export type Holiday = {
  readonly date: PlainDate;
  readonly key: string;
  readonly name: string;
  readonly kind: HolidayKind;
};

/** Parses a country code (ISO 3166-1, upper case). Refuses countries without a calendar. */
export const parseCalendarCountry = (
  text: string,
): Result<CalendarCountry, { readonly kind: 'no-calendar'; readonly text: string }> => {
  const country = CALENDAR_COUNTRIES.find((code) => code === text);
  return country === undefined ? fail({ kind: 'no-calendar', text }) : ok(country);
};

/**
 * Regions with their own holidays: code → name. Codes are those of ISO 3166-2 without the country.
 */
export const regionsOf = (country: CalendarCountry): Readonly<Record<string, string>> =>
  CALENDARS[country].regions;

/**
 * The law or announcement behind each holiday of the country, by key, for people who check the
 * calendar.
 */
export const holidayRowsOf = (country: CalendarCountry): readonly HolidayRow[] =>
  CALENDARS[country].rows;

/**
 * Holidays of a country, with those of one of its regions, in a year, by date. Two may share a day.
 * A region that the calendar does not know has only the country's holidays.
 */
export const holidaysOf = (
  country: CalendarCountry,
  region: string | undefined,
  year: number,
): readonly Holiday[] => {
  const slot = `${country}/${region ?? ''}/${year}`;
  const known = remembered.get(slot);
  if (known !== undefined) return known;
  const holidays = workOut(country, region, year);
  // Region and year may come from outside: bound the cache so that it cannot grow without limit.
  if (remembered.size < 1000) remembered.set(slot, holidays);
  return holidays;
};

/**
 * The non-working holiday (public or regional) on that date, or undefined. Observed days of kind
 * `other` do not count.
 */
export const holidayOn = (
  date: PlainDate,
  country: CalendarCountry,
  region?: string,
): Holiday | undefined =>
  holidaysOf(country, region, yearOf(date)).find(
    (holiday) => holiday.date === date && holiday.kind !== 'other',
  );

/**
 * Whether the date is a non-working day by law in the country or region. Weekends are not holidays.
 */
export const isHoliday = (date: PlainDate, country: CalendarCountry, region?: string): boolean =>
  holidayOn(date, country, region) !== undefined;

/**
 * The rows never change, so a cached result never expires. A listing needs the same year dozens of
 * times.
 */
const remembered = new Map<string, readonly Holiday[]>();

const workOut = (
  country: CalendarCountry,
  region: string | undefined,
  year: number,
): readonly Holiday[] =>
  holidayRowsOf(country)
    .flatMap((row) => {
      const date = dayOfRow(row, region, year);
      return date === undefined ? [] : [{ date, key: row.key, name: row.name, kind: row.kind }];
    })
    .sort((a, b) => comparePlainDates(a.date, b.date));
