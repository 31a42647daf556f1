import { format } from 'date-fns/format';
import { parse } from 'date-fns/parse';
import { parsePlainDate, type PlainDate } from '@materia/domain-holiday-calendar';
import { formatShortDate } from './short-date.ts';

// Not among the model's other names: what reads dates weighs as much as what writes them, and few pages have such a field.

/**
 * Reads a day that somebody typed by a pattern of Unicode's date fields. Undefined for any other spelling, such as
 * a day of one digit, and for days that do not exist.
 */
export const readDay = (typed: string, pattern: string): PlainDate | undefined => {
  const moment = parse(typed, pattern, 0);
  // date-fns reads more spellings than the pattern shows.
  if (Number.isNaN(moment.getTime()) || format(moment, pattern) !== typed) return undefined;
  const day = parsePlainDate(format(moment, 'yyyy-MM-dd'));
  return day.ok ? day.value : undefined;
};

/** The form in which every market shows a birth date; it is sent as yyyy-mm-dd. */
const BIRTH_DATE = 'dd-MM-yyyy';

export const showBirthDate = (date: PlainDate): string => formatShortDate(date, BIRTH_DATE);

/** Reads a birth date as the form shows it. Undefined for other spellings and days that do not exist. */
export const readBirthDate = (typed: string): PlainDate | undefined =>
  readDay(typed.trim(), BIRTH_DATE);
