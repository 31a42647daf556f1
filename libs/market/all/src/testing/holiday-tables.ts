import type { HolidayTable } from '@materia/domain-holiday-calendar';
import { markets } from '../index.ts';
import { italianHolidays } from './italian-holidays.ts';

/** The tables of all countries that the calendar covers, by country. */
const TABLES: Readonly<Record<string, HolidayTable>> = {
  IT: italianHolidays,
  ...Object.fromEntries(markets.map(({ country, holidays }) => [country, holidays])),
};

export const CALENDAR_COUNTRIES = Object.keys(TABLES).toSorted();

export const tableOf = (country: string): HolidayTable => {
  const table = TABLES[country];
  if (table === undefined) throw new Error(`No market has the holidays of ${country}`);
  return table;
};
