import * as locales from 'date-fns/locale';
import type { MarketOrder } from './order.ts';

/** Facts about a locale from Unicode data: names, number formats and date formats. */
export type LocaleFacts = {
  readonly language: string;
  /** Name of the country in its own language. */
  readonly countryName: string;
  /** English names, from which identifiers in the demo shop are derived. */
  readonly english: { readonly language: string; readonly country: string };
  /** `undefined` if the country has several zones; people then choose. */
  readonly timeZone: string | undefined;
  readonly decimal: string;
  readonly group: string;
  readonly groupFrom: 4 | 5;
  /** How times of day are written: with a colon, or with the letter h. */
  readonly clock: 'colon' | 'h';
  /** The date-fns locale: its module and export name. */
  readonly dateLocale: { readonly module: string; readonly name: string };
  /** The long date as a pattern of Unicode date fields. */
  readonly longDay: string;
};

const DATE_FIELDS: Readonly<Record<string, string>> = { weekday: 'EEEE', day: 'd', month: 'MMMM' };

/** Quotes letters between date fields, which would otherwise be read as fields. */
const literal = (text: string): string => text.replace(/\p{L}+/gu, "'$&'");

/**
 * The country's date-fns locale if it exists, otherwise the language's; the compiler reports a
 * missing module.
 */
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

/** Reads the facts of an order's locale from Node's Unicode data. */
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
    clock: new Intl.DateTimeFormat(locale, { hour: 'numeric' })
      .formatToParts(0)
      .some(({ type, value }) => type === 'literal' && value.trim() === 'h')
      ? 'h'
      : 'colon',
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
