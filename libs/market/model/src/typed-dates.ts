import { format } from 'date-fns/format';
import { parse } from 'date-fns/parse';
import { parsePlainDate, type PlainDate } from '@materia/domain-holiday-calendar';
import { formatShortDate } from './short-date.ts';

// A separate entry point: parsing dates needs as much code as formatting them, and few pages have
// such a field.

/**
 * Parses a typed date by a pattern of Unicode's date fields. Undefined for any other format, such
 * as a day with one digit, and for days that do not exist.
 */
export const parseDay = (typed: string, pattern: string): PlainDate | undefined => {
  const moment = parse(typed, pattern, 0);
  // date-fns accepts more formats than the pattern shows.
  if (Number.isNaN(moment.getTime()) || format(moment, pattern) !== typed) return undefined;
  const day = parsePlainDate(format(moment, 'yyyy-MM-dd'));
  return day.ok ? day.value : undefined;
};

/** The form in which every market shows a birth date; it is sent as yyyy-mm-dd. */
const BIRTH_DATE = 'dd-MM-yyyy';

export const showBirthDate = (date: PlainDate): string => formatShortDate(date, BIRTH_DATE);

/**
 * Parses a birth date as shown in the form. Undefined for other formats and days that do not exist.
 */
export const parseBirthDate = (typed: string): PlainDate | undefined =>
  parseDay(typed.trim(), BIRTH_DATE);
