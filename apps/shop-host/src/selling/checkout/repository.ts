import { parsePlainDate, isoWeekday } from '@materia/domain-holiday-calendar';
import type { PickupSlot } from '@materia/domain-delivery-labels';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/with-tx.ts';

/** The number of orders that a store hands over in one hour, unless the feed names its capacity. */
export const SLOT_CAPACITY = 12;

/** Whether a slot of a store still accepts an order. */
export type SlotAvailability = (slot: PickupSlot) => boolean;

/** The slots of a store that are free from the given day on: within its capacity, which the feed gives by weekday and hour. */
export const slotAvailability = async (
  db: Reader,
  market: string,
  storeId: string,
  from: string,
): Promise<SlotAvailability> => {
  const capacities = await db
    .selectFrom('slot_capacity')
    .select(['weekday', 'start_hour', 'capacity'])
    .where('market', '=', market)
    .where('store_id', '=', storeId)
    .execute();
  const taken = await db
    .selectFrom('pickup_slot')
    .select(['day', 'start_hour', 'taken'])
    .where('market', '=', market)
    .where('store_id', '=', storeId)
    .where('day', '>=', from)
    .execute();
  const capacityOf = new Map(
    capacities.map((row) => [`${row.weekday} ${row.start_hour}`, row.capacity]),
  );
  const takenOf = new Map(taken.map((row) => [`${row.day} ${row.start_hour}`, row.taken]));
  return ({ date, startHour }) => {
    const capacity =
      capacities.length === 0
        ? SLOT_CAPACITY
        : (capacityOf.get(`${isoWeekday(date)} ${startHour}`) ?? 0);
    return (takenOf.get(`${date} ${startHour}`) ?? 0) < capacity;
  };
};

/** Takes one place of a slot; false if it is full. The capacity of today's feed counts, whatever was taken before. */
export const takeSlot = async (
  tx: Tx,
  market: string,
  storeId: string,
  day: string,
  startHour: number,
): Promise<boolean> => {
  const capacity = await capacityOn(tx, market, storeId, day, startHour);
  if (capacity === 0) return false;
  const { rows } = await sql`
    insert into pickup_slot (market, store_id, day, start_hour, taken, capacity) values (${market}, ${storeId}, ${day}, ${startHour}, 1, ${capacity})
    on conflict (market, store_id, day, start_hour) do update set taken = pickup_slot.taken + 1, capacity = excluded.capacity
      where pickup_slot.taken < excluded.capacity
    returning taken`.execute(tx);
  return rows.length === 1;
};

const capacityOn = async (
  tx: Tx,
  market: string,
  storeId: string,
  day: string,
  startHour: number,
): Promise<number> => {
  const date = parsePlainDate(day);
  if (!date.ok) return 0;
  const rows = await tx
    .selectFrom('slot_capacity')
    .select(['weekday', 'start_hour', 'capacity'])
    .where('market', '=', market)
    .where('store_id', '=', storeId)
    .execute();
  if (rows.length === 0) return SLOT_CAPACITY;
  const weekday = isoWeekday(date.value);
  return rows.find((row) => row.weekday === weekday && row.start_hour === startHour)?.capacity ?? 0;
};

/** Releases a place when an order is cancelled. */
export const freeSlot = async (
  tx: Tx,
  market: string,
  storeId: string,
  day: string,
  startHour: number,
): Promise<void> => {
  await tx
    .updateTable('pickup_slot')
    .set((slot) => ({ taken: slot('taken', '-', 1) }))
    .where('market', '=', market)
    .where('store_id', '=', storeId)
    .where('day', '=', day)
    .where('start_hour', '=', startHour)
    .where('taken', '>', 0)
    .execute();
};
