import type { MarketOrder } from './order.ts';

/** What is known of a locale without asking anybody: names, numbers and dates as its language writes them. */
export type LocaleFacts = {
  readonly language: string;
  /** Name of the country in its own language. */
  readonly countryName: string;
  /** English names, from which the names of the demo shop's values follow. */
  readonly english: { readonly language: string; readonly country: string };
  /** Nothing where the country has several zones: people then choose. */
  readonly timeZone: string | undefined;
  readonly decimal: string;
  readonly group: string;
  readonly groupFrom: 4 | 5;
  readonly weekdays: readonly string[];
  readonly months: readonly string[];
  readonly longPattern: string;
};

/** Monday 1 January 2024: a week and a year that start together. */
const DAY_MS = 86_400_000;
const FIRST_MONDAY = Date.UTC(2024, 0, 1);

const partOf = (
  parts: readonly Intl.DateTimeFormatPart[] | readonly Intl.NumberFormatPart[],
  type: string,
): string => parts.find((part) => part.type === type)?.value ?? '';

/** Reads the facts of an order's locale from the Unicode data that comes with Node. */
export const localeFacts = ({ country, locale }: MarketOrder): LocaleFacts => {
  const { language } = new Intl.Locale(locale);
  const named = (inLanguage: string, type: 'region' | 'language', code: string): string =>
    new Intl.DisplayNames(inLanguage, { type }).of(code) ?? code;
  const longDate = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const partsOn = (moment: number): readonly Intl.DateTimeFormatPart[] =>
    longDate.formatToParts(new Date(moment));
  const number = new Intl.NumberFormat(locale).formatToParts(1_234_567.5);
  const zones = new Intl.Locale(locale).getTimeZones() ?? [];
  return {
    language,
    countryName: named(locale, 'region', country),
    english: {
      language: named('en', 'language', language),
      country: named('en', 'region', country),
    },
    timeZone: zones.length === 1 ? zones[0] : undefined,
    decimal: partOf(number, 'decimal'),
    group: partOf(number, 'group'),
    groupFrom: new Intl.NumberFormat(locale)
      .formatToParts(1234)
      .some(({ type }) => type === 'group')
      ? 4
      : 5,
    weekdays: Array.from({ length: 7 }, (_, day) =>
      partOf(partsOn(FIRST_MONDAY + day * DAY_MS), 'weekday'),
    ),
    months: Array.from({ length: 12 }, (_, month) =>
      partOf(partsOn(Date.UTC(2024, month, 1)), 'month'),
    ),
    longPattern: partsOn(FIRST_MONDAY)
      .map(({ type, value }) => (type === 'literal' ? value : `{${type}}`))
      .join(''),
  };
};
