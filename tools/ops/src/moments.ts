import { formatShortDate, formatTime, type Market } from '@materia/market-model';
import { zonedMoment } from '@materia/platform-clock';

/** Tells an instant (ISO 8601 with offset) as people of a market read it: its date, and the time by its clocks. */
export type Moments = (instant: string) => string;

/** The moments of a market. Throws on a text that is no instant. */
export const momentsOf =
  ({ shortDay, timeZone }: Pick<Market, 'shortDay' | 'timeZone'>): Moments =>
  (instant) => {
    const { date, minutesOfDay } = zonedMoment(instant, timeZone);
    return `${formatShortDate(date, shortDay)} ${formatTime(minutesOfDay)}`;
  };
