import type { Locale } from 'date-fns';
import { format } from 'date-fns/format';
import type { PlainDate } from '@materia/domain-holiday-calendar';
import { formatTime } from './formats.ts';

/** Formats a day as a date of the market with its weekday. */
export type DateFormat = (day: PlainDate) => string;

/** Formats a day by a pattern of Unicode's date fields, in a language. */
export const formatDay = (day: PlainDate, pattern: string, locale: Locale): string =>
  // Without an offset this is local midnight, and date-fns formats local dates: the result is the same day in every zone.
  format(`${day}T00:00`, pattern, { locale });

/** A product list repeats the same few days many times, and date-fns takes some microseconds to format one. */
const CACHED_DAYS = 500;

/** The market's format of a delivery date: weekday, day and month name. */
export const longDateFormatter = ({
  locale,
  pattern,
}: {
  readonly locale: Locale;
  readonly pattern: string;
}): DateFormat => {
  const cache = new Map<PlainDate, string>();
  return (day) => {
    const known = cache.get(day);
    if (known !== undefined) return known;
    if (cache.size >= CACHED_DAYS) cache.clear();
    const text = formatDay(day, pattern, locale);
    cache.set(day, text);
    return text;
  };
};

/** The market's format of a date where there is little room: weekday, day and month, both names abbreviated. */
export const briefDateFormatter = ({ locale }: { readonly locale: Locale }): DateFormat =>
  longDateFormatter({ locale, pattern: 'EEE\u00a0d\u00a0MMM' });

/** A day on which no zone changes its clocks, so that each time of day can be formatted on any machine. */
const PLAIN_DAY = '2000-01-01';

/** Formats a day and a time of day (minutes since midnight, 0 to 1439) in the medium format of the language. */
export const formatMoment = (day: PlainDate, minutesOfDay: number, locale: Locale): string =>
  `${formatDay(day, 'PP', locale)}, ${format(`${PLAIN_DAY}T${formatTime(minutesOfDay)}`, 'p', { locale })}`;
