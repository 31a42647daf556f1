import { parsePlainDate } from '@materia/domain-holiday-calendar';
import { formatDay, formatMoment } from '@materia/market-model';
import { zonedMoment } from '@materia/platform-clock';
import type { Locale } from 'date-fns';
import { enUS } from 'date-fns/locale/en-US';
import { es } from 'date-fns/locale/es';
import { fr } from 'date-fns/locale/fr';
import { pl } from 'date-fns/locale/pl';
import { pt } from 'date-fns/locale/pt';

/** The date locale of each language of the console. */
const LOCALES: Readonly<Record<string, Locale>> = { en: enUS, es, fr, pl, pt };

const localeOf = (language: string): Locale => LOCALES[language] ?? enUS;

/** An instant formatted for the language, in a time zone. */
export const momentText = (
  instant: string | number,
  language: string,
  timeZone: string,
): string => {
  const { date, minutesOfDay } = zonedMoment(new Date(instant).toISOString(), timeZone);
  return formatMoment(date, minutesOfDay, localeOf(language));
};

/**
 * The local time of a unit (`2026-12-01T08:00`), formatted; text that cannot be parsed stays
 * unchanged.
 */
export const localTime = (wall: string, language: string): string => {
  const [day = '', time = ''] = wall.split('T');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const date = parsePlainDate(day);
  return date.ok ? formatMoment(date.value, hours * 60 + minutes, localeOf(language)) : wall;
};

/** A day (yyyy-mm-dd), formatted; text that cannot be parsed stays unchanged. */
export const dayText = (day: string, language: string): string => {
  const date = parsePlainDate(day);
  return date.ok ? formatDay(date.value, 'PP', localeOf(language)) : day;
};
