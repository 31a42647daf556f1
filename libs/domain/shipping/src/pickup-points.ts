import type { IsoWeekday } from '@materia/domain-holiday-calendar';
import {
  distanceKm,
  type Position,
  type OpeningRange,
  parseOpeningHours,
  type OpeningHoursRow,
} from '@materia/domain-stores';
import {
  DELIVERY_METHODS,
  type DeliveryMethod,
  deliveryMethod,
  type ShippingMethodCode,
} from './shipping-methods.ts';

/**
 * Where a parcel waits for the customer: in a shop of the carrier's network, or in a parcel locker.
 */
export type PickupPointKind = Extract<DeliveryMethod, { readonly handover: 'point' }>['kind'];
export const PICKUP_POINT_KINDS: readonly PickupPointKind[] = [
  ...new Set(DELIVERY_METHODS.flatMap((row) => (row.handover === 'point' ? [row.kind] : []))),
];

/** A relay point or parcel locker. */
export type PickupPoint = Position & {
  readonly id: string;
  readonly kind: PickupPointKind;
  readonly name: string;
  readonly street: readonly string[];
  readonly postcode: string;
  readonly city: string;
  readonly openingHours: readonly OpeningHoursRow[];
};

/** The kind of point that a method delivers to; undefined for methods that need no point. */
export const pointKindOf = (method: ShippingMethodCode): PickupPointKind | undefined => {
  const row = deliveryMethod(method);
  return row.handover === 'point' ? row.kind : undefined;
};

/**
 * The points nearest to a place with their distance in kilometres, nearest first. Equal distances
 * are ordered by id.
 */
export const nearestPoints = <Point extends Position & { readonly id: string }>(
  points: readonly Point[],
  place: Position,
  count: number,
): readonly (Point & { readonly km: number })[] =>
  points
    .map((point) => ({ ...point, km: distanceKm(place, point) }))
    .toSorted((a, b) => a.km - b.km || (a.id < b.id ? -1 : 1))
    .slice(0, count);

/** Consecutive weekdays with the same hours; no ranges on days when the point is closed. */
export type WeekdayHours = {
  readonly from: IsoWeekday;
  readonly to: IsoWeekday;
  readonly ranges: readonly OpeningRange[];
};

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const satisfies readonly IsoWeekday[];
const WHOLE_DAY = 1440;

/**
 * The hours of a week from its first day in as few rows as possible, closed days left out; `always`
 * if it is open day and night. Undefined for hours that cannot be read.
 */
export const weekHours = (
  rows: readonly OpeningHoursRow[],
  firstDay: IsoWeekday,
): 'always' | readonly WeekdayHours[] | undefined => {
  const parsed = parseOpeningHours(rows);
  if (!parsed.ok) return undefined;
  const hours = parsed.value;
  if (WEEKDAYS.every((day) => hours[day][0]?.from === 0 && hours[day][0].to === WHOLE_DAY))
    return 'always';
  const grouped: WeekdayHours[] = [];
  for (const day of [...WEEKDAYS.slice(firstDay - 1), ...WEEKDAYS.slice(0, firstDay - 1)]) {
    const last = grouped.at(-1);
    if (last !== undefined && sameRanges(last.ranges, hours[day]))
      grouped[grouped.length - 1] = { ...last, to: day };
    else grouped.push({ from: day, to: day, ranges: hours[day] });
  }
  return grouped.filter(({ ranges }) => ranges.length > 0);
};

const sameRanges = (one: readonly OpeningRange[], other: readonly OpeningRange[]): boolean =>
  one.length === other.length &&
  one.every(({ from, to }, at) => from === other[at]?.from && to === other[at].to);
