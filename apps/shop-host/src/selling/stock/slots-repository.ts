import type { SlotKind } from '@materia/domain-shipping';
import { type Selectable, sql } from 'kysely';
import type { SlotCapacityTable } from '../../platform/database/tables/fulfilment-tables.ts';
import type { Reader, Tx } from '../../platform/database/with-tx.ts';

/** The hours of one kind at a store. */
export type SlotBook = {
  readonly market: string;
  readonly storeId: string;
  readonly kind: SlotKind;
};

/** How many orders a store hands over in one hour of a weekday. */
export type CapacityRow = Pick<
  Selectable<SlotCapacityTable>,
  'weekday' | 'start_hour' | 'capacity'
>;

/** The hours of the feed, with their capacity. */
export const findCapacities = (
  db: Reader,
  { market, storeId, kind }: SlotBook,
): Promise<CapacityRow[]> =>
  db
    .selectFrom('slot_capacity')
    .select(['weekday', 'start_hour', 'capacity'])
    .where('market', '=', market)
    .where('store_id', '=', storeId)
    .where('kind', '=', kind)
    .execute();

type TakenSlotRow = {
  readonly day: string;
  readonly start_hour: number;
  readonly taken: number;
};

/** The slots from the given day on of which a place was ever taken. */
export const findTakenSlots = (
  db: Reader,
  { market, storeId, kind }: SlotBook,
  from: string,
): Promise<TakenSlotRow[]> =>
  db
    .selectFrom('pickup_slot')
    .select(['day', 'start_hour', 'taken'])
    .where('market', '=', market)
    .where('store_id', '=', storeId)
    .where('kind', '=', kind)
    .where('day', '>=', from)
    .execute();

/** Takes one place of a slot; false if `capacity` places are taken. */
export const insertTakenSlot = async (
  tx: Tx,
  { market, storeId, kind }: SlotBook,
  day: string,
  startHour: number,
  capacity: number,
): Promise<boolean> => {
  const { rows } = await sql`
    insert into pickup_slot (market, store_id, kind, day, start_hour, taken, capacity)
      values (${market}, ${storeId}, ${kind}, ${day}, ${startHour}, 1, ${capacity})
    on conflict (market, store_id, kind, day, start_hour) do update set taken = pickup_slot.taken + 1, capacity = excluded.capacity
      where pickup_slot.taken < excluded.capacity
    returning taken`.execute(tx);
  return rows.length === 1;
};

/** Releases a place when an order is cancelled. */
export const freeSlot = async (
  tx: Tx,
  { market, storeId, kind }: SlotBook,
  day: string,
  startHour: number,
): Promise<void> => {
  await tx
    .updateTable('pickup_slot')
    .set((slot) => ({ taken: slot('taken', '-', 1) }))
    .where('market', '=', market)
    .where('store_id', '=', storeId)
    .where('kind', '=', kind)
    .where('day', '=', day)
    .where('start_hour', '=', startHour)
    .where('taken', '>', 0)
    .execute();
};
