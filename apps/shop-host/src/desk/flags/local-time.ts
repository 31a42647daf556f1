import { fail, ok, type Result } from '@materia/domain-kernel';
import { parsePlainDate } from '@materia/domain-holiday-calendar';
import { formatTime } from '@materia/market-model';
import { instantOf, toInstant, zonedMoment } from '@materia/platform-clock';

const WALL = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)$/;

/** The moment (milliseconds since 1970) of the local time `2026-12-01T08:00` in the zone. A time that the spring change skips becomes the one after the change. */
export const parseLocalTime = (
  text: string,
  zone: string,
): Result<number, { readonly kind: 'no-such-time' }> => {
  const [, day = '', hour = '', minute = ''] = WALL.exec(text) ?? [];
  const date = parsePlainDate(day);
  return date.ok
    ? ok(Date.parse(instantOf(date.value, Number(hour) * 60 + Number(minute), zone)))
    : fail({ kind: 'no-such-time' });
};

/** The local time in the zone, to the minute. */
export const formatLocalTime = (moment: number, zone: string): string => {
  const { date, minutesOfDay } = zonedMoment(toInstant(moment), zone);
  return `${date}T${formatTime(minutesOfDay)}`;
};
