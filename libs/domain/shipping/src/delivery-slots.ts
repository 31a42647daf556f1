import {
  addDays,
  type IsoWeekday,
  isoWeekday,
  type PlainDate,
} from '@materia/domain-holiday-calendar';
import { type LocalMoment, rangesOn, type StoreTimes } from '@materia/domain-stores';
import { type PickupSlot, slotMinutes } from '@materia/domain-promise';
import type { SlotKind } from './shipping-methods.ts';

/** A truck arrives within this many hours from the start of a delivery slot. */
export const DELIVERY_SLOT_HOURS = 3;

/** When the truck may arrive, in minutes since midnight. */
export const deliverySlotMinutes = (
  startHour: number,
): { readonly from: number; readonly to: number } => ({
  from: startHour * 60,
  to: (startHour + DELIVERY_SLOT_HOURS) * 60,
});

const SLOT_MINUTES = {
  pickup: slotMinutes,
  delivery: deliverySlotMinutes,
} as const satisfies Readonly<Record<SlotKind, typeof slotMinutes>>;

/** When a slot of a kind begins and ends, in minutes since midnight. */
export const minutesOfSlot = (kind: SlotKind, startHour: number): ReturnType<typeof slotMinutes> =>
  SLOT_MINUTES[kind](startHour);

/** How long a shopper can plan ahead. */
const SLOT_DAYS = 14;

/** The hours at which a store's trucks start, by weekday. */
export type DeliveryHours = readonly { readonly weekday: IsoWeekday; readonly startHour: number }[];

/**
 * The delivery slots of a store from the first day on which the products can arrive, earliest
 * first. Trucks leave on days on which the store is open; a slot that has begun is left out.
 */
export const deliverySlots = (
  hours: DeliveryHours,
  times: StoreTimes,
  { now, firstDay }: { readonly now: LocalMoment; readonly firstDay: PlainDate },
): readonly PickupSlot[] =>
  Array.from({ length: SLOT_DAYS }, (_, ahead) => addDays(firstDay, ahead))
    .filter((date) => rangesOn(date, times).length > 0)
    .flatMap((date) =>
      hours
        .filter(({ weekday }) => weekday === isoWeekday(date))
        .map(({ startHour }) => ({ date, startHour }))
        .toSorted((one, other) => one.startHour - other.startHour),
    )
    .filter(
      ({ date, startHour }) =>
        date > now.date || (date === now.date && startHour * 60 >= now.minutesOfDay),
    );
