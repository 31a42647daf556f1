import type { PluralForm } from './text-shape.ts';

/** How a market writes numbers and money. Kept as data so that server and browser write the same, whatever their ICU. */
export type NumberFormat = {
  readonly decimal: ',' | '.';
  /** A no-break space or a dot between groups of three digits. */
  readonly group: string;
  /** Digits from which grouping starts: Spanish, Portuguese and Polish leave four digits together. */
  readonly groupFrom: 4 | 5;
};

export type CurrencyFormat = { readonly symbol: string; readonly position: 'after' };

/** Names of days and months as they stand inside a date ("piątek, 20 listopada"). Monday first, January first. */
export type DateWords = {
  readonly weekdays: readonly [string, string, string, string, string, string, string];
  readonly months: readonly [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  /** A delivery date: weekday, day and month name (PRC-11); parts stand as {weekday} {day} {month}. */
  readonly longPattern: string;
  /** A general date: day/month/year (PRC-10); parts stand as {day} {month} {year}. */
  readonly shortPattern: string;
};

export type PluralRule = (count: number) => PluralForm;

const groupDigits = (digits: string, format: NumberFormat): string =>
  digits.length < format.groupFrom ? digits : digits.replace(/\B(?=(\d{3})+$)/g, format.group);

/** Writes an integer or decimal number with at most `maximumDecimals` decimals (rounded half up, trailing zeros dropped). */
export const formatNumber = (value: number, format: NumberFormat, maximumDecimals = 2): string => {
  const [whole = '0', decimals = ''] = Math.abs(value).toFixed(maximumDecimals).split('.');
  const tail = decimals.replace(/0+$/, '');
  return `${value < 0 ? '-' : ''}${groupDigits(whole, format)}${tail === '' ? '' : format.decimal + tail}`;
};

/** Writes an amount in minor units (cents, grosze) with 2 decimals and the currency (PRC-06). */
export const formatMinorUnits = (
  minor: number,
  number: NumberFormat,
  currency: CurrencyFormat,
): string => {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  const amount = `${groupDigits(digits.slice(0, -2), number)}${number.decimal}${digits.slice(-2)}`;
  return `${minor < 0 ? '-' : ''}${amount}\u00a0${currency.symbol}`;
};

const fill = (pattern: string, parts: Readonly<Record<string, string>>): string =>
  pattern.replace(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? '');

/** Writes a day (yyyy-mm-dd) as the market's short date. */
export const formatShortDate = (date: string, words: DateWords): string => {
  const [year = '', month = '', day = ''] = date.split('-');
  return fill(words.shortPattern, { year, month, day });
};

/** Writes a day (yyyy-mm-dd) with the given ISO weekday (1 Monday to 7 Sunday) as the market's long date. */
export const formatLongDate = (date: string, isoWeekday: number, words: DateWords): string => {
  const [, month = '1', day = '1'] = date.split('-');
  return fill(words.longPattern, {
    weekday: words.weekdays[isoWeekday - 1] ?? '',
    day: String(Number(day)),
    month: words.months[Number(month) - 1] ?? '',
  });
};

/** Writes a time of day given in minutes since midnight as HH:MM. */
export const formatTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
