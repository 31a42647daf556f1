import { parsePlainDate } from '@materia/domain-holiday-calendar';
import { formatDay, formatMoment } from '@materia/market-model';
import { zonedMoment } from '@materia/platform-clock';
import type { ConsoleLanguage } from './languages.ts';

type Dates = Pick<ConsoleLanguage, 'dates'>;

/** An instant formatted for the language, in a time zone. */
export const momentText = (
  instant: string | number,
  { dates }: Dates,
  timeZone: string,
): string => {
  const { date, minutesOfDay } = zonedMoment(new Date(instant).toISOString(), timeZone);
  return formatMoment(date, minutesOfDay, dates);
};

/**
 * The local time of a unit (`2026-12-01T08:00`), formatted; text that cannot be parsed stays
 * unchanged.
 */
export const localTime = (wall: string, { dates }: Dates): string => {
  const [day = '', time = ''] = wall.split('T');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const date = parsePlainDate(day);
  return date.ok ? formatMoment(date.value, hours * 60 + minutes, dates) : wall;
};

/** A day (yyyy-mm-dd), formatted; text that cannot be parsed stays unchanged. */
export const dayText = (day: string, { dates }: Dates): string => {
  const date = parsePlainDate(day);
  return date.ok ? formatDay(date.value, 'PP', dates) : day;
};
