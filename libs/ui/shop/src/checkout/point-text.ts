import { type PickupPoint, weekHours } from '@materia/domain-shipping';
import type { TextReader } from '@materia/market-model';
import type { Formats } from '../provider/formats.ts';

/** The address of a point in one line. */
export const pointAddress = ({
  street,
  postcode,
  city,
}: Pick<PickupPoint, 'street' | 'postcode' | 'city'>): string =>
  [...street, `${postcode} ${city}`].join(', ');

/** The hours of a week as text; empty if they are unknown. */
export const pointHours = (
  { openingHours }: Pick<PickupPoint, 'openingHours'>,
  t: TextReader,
  { time, weekStart }: Pick<Formats, 'time' | 'weekStart'>,
): string => {
  const hours = weekHours(openingHours, weekStart);
  if (hours === undefined) return '';
  if (hours === 'always') return t('points.always');
  return hours
    .map(({ from, to, ranges }) =>
      t('points.hours', {
        days:
          from === to ? t(DAYS[from]) : t('points.days', { from: t(DAYS[from]), to: t(DAYS[to]) }),
        hours: ranges.map((range) => `${time(range.from)}–${time(range.to)}`).join(', '),
      }),
    )
    .join(' · ');
};

const DAYS = {
  1: 'points.day1',
  2: 'points.day2',
  3: 'points.day3',
  4: 'points.day4',
  5: 'points.day5',
  6: 'points.day6',
  7: 'points.day7',
} as const;
