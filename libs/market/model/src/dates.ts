import type { Locale } from 'date-fns';
import { format } from 'date-fns/format';
import { parse } from 'date-fns/parse';
import { parsePlainDate, type PlainDate } from '@materia/domain-holiday-calendar';

/** How a market writes days: its language's words come with date-fns, the patterns are Unicode's date fields. */
export type DateFormat = {
  readonly locale: Locale;
  /** A delivery date: weekday, day and month name (PRC-11). */
  readonly longDay: string;
  /** A general date: day/month/year (PRC-10). */
  readonly shortDay: string;
};

/** A page names the same few days many times over, and date-fns takes ten microseconds to write one. */
const KEPT_DAYS = 500;
const written = new WeakMap<Locale, Map<string, string>>();

const keptTexts = (locale: Locale): Map<string, string> => {
  const known = written.get(locale);
  if (known !== undefined && known.size < KEPT_DAYS) return known;
  const texts = new Map<string, string>();
  written.set(locale, texts);
  return texts;
};

/** Writes a day by a pattern of Unicode's date fields. */
export const formatDay = (day: PlainDate, pattern: string, locale: Locale): string => {
  const texts = keptTexts(locale);
  const key = `${day} ${pattern}`;
  const known = texts.get(key);
  if (known !== undefined) return known;
  // Without an offset the midnight is the machine's own, whose day date-fns then writes: the same day in every zone.
  const text = format(`${day}T00:00`, pattern, { locale });
  texts.set(key, text);
  return text;
};

/** Writes a day as the market's short date. */
export const formatShortDate = (day: PlainDate, { shortDay, locale }: DateFormat): string =>
  formatDay(day, shortDay, locale);

/** Writes a day as the market's long date. */
export const formatLongDate = (day: PlainDate, { longDay, locale }: DateFormat): string =>
  formatDay(day, longDay, locale);

/** Reads a day that somebody typed by the pattern. Undefined for any other spelling, such as a day of one digit, and for days that do not exist. */
export const readDay = (typed: string, pattern: string, locale: Locale): PlainDate | undefined => {
  const moment = parse(typed, pattern, 0, { locale });
  if (Number.isNaN(moment.getTime()) || format(moment, pattern, { locale }) !== typed)
    return undefined;
  const day = parsePlainDate(format(moment, 'yyyy-MM-dd'));
  return day.ok ? day.value : undefined;
};
