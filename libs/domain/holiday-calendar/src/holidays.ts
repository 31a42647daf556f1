import { dayOfRow, type HolidayKind, type HolidayRow } from './holiday-row.ts';
import { comparePlainDates, type PlainDate, yearOf } from './plain-date.ts';

/** The holidays of a country, by its laws. */
export type HolidayTable = {
  /** The day (yyyy-mm-dd) of the latest law or announcement among the sources of the rows. */
  readonly version: string;
  /**
   * Regions with their own holidays: code → name. Codes are those of ISO 3166-2 without the
   * country.
   */
  readonly regions: Readonly<Record<string, string>>;
  readonly rows: readonly HolidayRow[];
};

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

/**
 * Holidays of a country, with those of one of its regions, in a year, by date. Two may share a day.
 * A region that the table does not know has only the country's holidays.
 */
export const holidaysOf = (
  table: HolidayTable,
  region: string | undefined,
  year: number,
): readonly Holiday[] => {
  const known = remembered.get(table) ?? new Map<string, readonly Holiday[]>();
  remembered.set(table, known);
  const slot = `${region ?? ''}/${year}`;
  const holidays = known.get(slot) ?? workOut(table, region, year);
  // Region and year may come from outside: bound the cache so that it cannot grow without limit.
  if (known.size < 1000) known.set(slot, holidays);
  return holidays;
};

/**
 * The non-working holiday (public or regional) on that date, or undefined. Observed days of kind
 * `other` do not count.
 */
export const holidayOn = (
  date: PlainDate,
  table: HolidayTable,
  region?: string,
): Holiday | undefined =>
  holidaysOf(table, region, yearOf(date)).find(
    (holiday) => holiday.date === date && holiday.kind !== 'other',
  );

/**
 * The rows never change, so a cached result never expires. A listing needs the same year dozens of
 * times.
 */
const remembered = new WeakMap<HolidayTable, Map<string, readonly Holiday[]>>();

const workOut = (
  { rows }: HolidayTable,
  region: string | undefined,
  year: number,
): readonly Holiday[] =>
  rows
    .flatMap((row) => {
      const date = dayOfRow(row, region, year);
      return date === undefined ? [] : [{ date, key: row.key, name: row.name, kind: row.kind }];
    })
    .sort((a, b) => comparePlainDates(a.date, b.date));
