import { fail, ok, type Result } from '@materia/domain-kernel';
import { addDays, comparePlainDates, type PlainDate } from '@materia/domain-holiday-calendar';
import { rangesOn, type StoreTimes, type LocalMoment } from '@materia/domain-stores';
import { promise, type DeliveryPromise, type PromiseContext } from './promise.ts';

/** Opening hours until products in stock are ready for drive pickup. */
export const DRIVE_WITHIN_HOURS = 2;
/** Hours within which the delivery service calls after a scheduled delivery is ordered. */
export const SCHEDULED_CONTACT_WITHIN_HOURS = 48;

/** One hour of a day from `startHour` (0 to 23) in the market's zone. */
export type PickupSlot = { readonly date: PlainDate; readonly startHour: number };

/** When a slot begins and ends, in minutes since midnight. */
export const slotMinutes = (startHour: number): { readonly from: number; readonly to: number } => ({
  from: startHour * 60,
  to: (startHour + 1) * 60,
});

/** Drive pickup today within two opening hours, or why not and from when instead. */
export type DrivePickup =
  | { readonly kind: 'available'; readonly ready: DeliveryPromise }
  | { readonly kind: 'store-closed'; readonly next: DeliveryPromise }
  | { readonly kind: 'unavailable' };

/**
 * Whether products in stock can still be collected today. Late in the day pickup is unavailable and
 * a new date is offered instead.
 */
export const drivePickup = (context: PromiseContext): DrivePickup => {
  const ready = promise({ unit: 'HOUR', delay: DRIVE_WITHIN_HOURS }, context);
  if (ready === undefined) return { kind: 'unavailable' };
  return ready.kind === 'within-hours' || ready.kind === 'today-from'
    ? { kind: 'available', ready }
    : { kind: 'store-closed', next: ready };
};

/**
 * The one-hour slots from `from` on, for a number of days counted from that day: full hours during
 * which the store is open throughout. Saturdays with opening hours have slots; holidays and closed
 * days have none.
 */
export const pickupSlots = (
  times: StoreTimes,
  from: LocalMoment,
  days: number,
): readonly PickupSlot[] =>
  Array.from({ length: days }, (_, ahead) => addDays(from.date, ahead)).flatMap((date) =>
    rangesOn(date, times).flatMap((range) => {
      const first = Math.ceil(range.from / 60);
      const hours = Array.from(
        { length: Math.max(0, Math.floor(range.to / 60) - first) },
        (_, index) => first + index,
      );
      return hours
        .filter((startHour) => !isPast({ date, startHour }, from))
        .map((startHour) => ({ date, startHour }));
    }),
  );

/** A form's slot fields: complete, partial or empty. */
export type ChosenSlot = {
  readonly date?: PlainDate | undefined;
  readonly startHour?: number | undefined;
};

export type SlotRefusal = {
  readonly kind: 'date-missing' | 'slot-missing' | 'slot-in-the-past' | 'slot-not-offered';
};

/**
 * A slot is valid when it has a date and an hour, does not start in the past, and is still offered;
 * otherwise a new choice is required.
 */
export const checkSlot = (
  chosen: ChosenSlot,
  offered: readonly PickupSlot[],
  now: LocalMoment,
): Result<PickupSlot, SlotRefusal> => {
  const { date, startHour } = chosen;
  if (date === undefined) return fail({ kind: 'date-missing' });
  if (startHour === undefined) return fail({ kind: 'slot-missing' });
  if (isPast({ date, startHour }, now)) return fail({ kind: 'slot-in-the-past' });
  const isOffered = offered.some((slot) => slot.date === date && slot.startHour === startHour);
  return isOffered ? ok({ date, startHour }) : fail({ kind: 'slot-not-offered' });
};

/** A slot that starts in the current minute is not past yet. */
const isPast = (slot: PickupSlot, now: LocalMoment): boolean => {
  const days = comparePlainDates(slot.date, now.date);
  return days < 0 || (days === 0 && slotMinutes(slot.startHour).from < now.minutesOfDay);
};
