import { parsePlainDate, isoWeekday } from '@materia/domain-holiday-calendar';
import type { DeliveryHours, SlotKind } from '@materia/domain-shipping';
import type { PickupSlot } from '@materia/domain-promise';
import type { Reader, Tx } from '../../platform/database/with-tx.ts';
import {
  type CapacityRow,
  findCapacities,
  findTakenSlots,
  insertTakenSlot,
  type SlotBook,
} from './slots-repository.ts';

/** The number of orders that a store hands over in one hour, unless the feed names its capacity. */
export const SLOT_CAPACITY = 12;

/** Whether a slot of a store still accepts an order. */
export type SlotAvailability = (slot: PickupSlot) => boolean;

/**
 * The hours of a store that are free from the given day on: within its capacity, which the feed
 * gives by weekday and hour.
 */
const freeHours = async (
  db: Reader,
  { market, storeId, kind }: SlotBook,
  from: string,
): Promise<{ readonly hours: readonly CapacityRow[]; readonly isFree: SlotAvailability }> => {
  const hours = await findCapacities(db, { market, storeId, kind });
  const taken = await findTakenSlots(db, { market, storeId, kind }, from);
  const takenOf = new Map(taken.map((row) => [`${row.day} ${row.start_hour}`, row.taken]));
  return {
    hours,
    isFree: ({ date, startHour }) =>
      (takenOf.get(`${date} ${startHour}`) ?? 0) <
      capacityAt(hours, kind, isoWeekday(date), startHour),
  };
};

/** The slots for pickups at a store that are free from the given day on. */
export const slotAvailability = async (
  db: Reader,
  market: string,
  storeId: string,
  from: string,
): Promise<SlotAvailability> =>
  (await freeHours(db, { market, storeId, kind: 'pickup' }, from)).isFree;

/**
 * The hours at which the trucks of a store start, and which of them are free from the given day on.
 */
export type DeliverySlotBook = { readonly hours: DeliveryHours; readonly isFree: SlotAvailability };

/** The delivery slots of a store; undefined for a store without any. */
export const deliverySlotBook = async (
  db: Reader,
  market: string,
  storeId: string,
  from: string,
): Promise<DeliverySlotBook | undefined> => {
  const { hours, isFree } = await freeHours(db, { market, storeId, kind: 'delivery' }, from);
  return hours.length === 0
    ? undefined
    : {
        hours: hours.flatMap(({ weekday: day, start_hour: startHour }) => {
          const weekday = WEEKDAYS.find((each) => each === day);
          return weekday === undefined ? [] : [{ weekday, startHour }];
        }),
        isFree,
      };
};

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/**
 * How many orders an hour takes. Pickups have a common capacity at stores without hours of their
 * own.
 */
const capacityAt = (
  hours: readonly CapacityRow[],
  kind: SlotKind,
  weekday: number,
  startHour: number,
): number => {
  if (hours.length === 0) return kind === 'pickup' ? SLOT_CAPACITY : 0;
  return (
    hours.find((row) => row.weekday === weekday && row.start_hour === startHour)?.capacity ?? 0
  );
};

/**
 * Takes one place of a slot; false if it is full. The capacity of today's feed counts, whatever was
 * taken before.
 */
export const takeSlot = async (
  tx: Tx,
  { market, storeId, kind }: SlotBook,
  day: string,
  startHour: number,
): Promise<boolean> => {
  const date = parsePlainDate(day);
  const capacity = date.ok
    ? capacityAt(
        await findCapacities(tx, { market, storeId, kind }),
        kind,
        isoWeekday(date.value),
        startHour,
      )
    : 0;
  if (capacity === 0) return false;
  return insertTakenSlot(tx, { market, storeId, kind }, day, startHour, capacity);
};
