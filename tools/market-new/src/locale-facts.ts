import * as locales from 'date-fns/locale';
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
  /** Where date-fns has the words of dates: a module, and what it exports. */
  readonly dateLocale: { readonly module: string; readonly name: string };
  /** A long date as a pattern of Unicode's date fields. */
  readonly longDay: string;
};

const DATE_FIELDS: Readonly<Record<string, string>> = { weekday: 'EEEE', day: 'd', month: 'MMMM' };

/** Letters between the fields of a date would be read as fields themselves. */
const literal = (text: string): string => text.replace(/\p{L}+/gu, "'$&'");

/** The locale of the country where date-fns has one, else that of the language; a module that does not exist is left to the compiler. */
const dateLocaleOf = (locale: string, language: string): LocaleFacts['dateLocale'] => {
  const all = Object.entries(locales).map(([name, { code }]) => ({ name, code }));
  const found =
    all.find(({ code }) => code === locale) ??
    all.find(({ code }) => code === language) ??
    all.find(({ code }) => code.startsWith(`${language}-`));
  const { code, name } = found ?? { code: language, name: language };
  return { module: `date-fns/locale/${code}`, name };
};

const partOf = (parts: readonly Intl.NumberFormatPart[], type: string): string =>
  parts.find((part) => part.type === type)?.value ?? '';

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
    dateLocale: dateLocaleOf(locale, language),
    longDay: longDate
      .formatToParts(0)
      .map(({ type, value }) => DATE_FIELDS[type] ?? literal(value))
      .join(''),
  };
};
