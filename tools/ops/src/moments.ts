import { formatShortDate, formatTime, type Market } from '@materia/market-model';
import { zonedMoment } from '@materia/platform-clock';

/**
 * Formats an instant (ISO 8601 with offset) for a market: the date, and the time in its time zone.
 */
export type Moments = (instant: string) => string;

/** The instant formatter of a market. Throws on text that is not an instant. */
export const momentsOf =
  ({ shortDay, timeZone }: Pick<Market, 'shortDay' | 'timeZone'>): Moments =>
  (instant) => {
    const { date, minutesOfDay } = zonedMoment(instant, timeZone);
    return `${formatShortDate(date, shortDay)} ${formatTime(minutesOfDay)}`;
  };
