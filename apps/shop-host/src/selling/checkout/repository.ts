import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/with-tx.ts';
import { type FullSlots, SLOT_CAPACITY, slotKey } from './shipment-methods.ts';

/** The full slots of a store from the given day on. */
export const fullSlots = async (
  db: Reader,
  market: string,
  storeId: string,
  from: string,
): Promise<FullSlots> => {
  const rows = await db
    .selectFrom('pickup_slot')
    .select(['day', 'start_hour'])
    .where('market', '=', market)
    .where('store_id', '=', storeId)
    .where('day', '>=', from)
    .whereRef('taken', '>=', 'capacity')
    .execute();
  return new Set(rows.map((row) => slotKey({ date: row.day, start_hour: row.start_hour })));
};

/** Takes one place of a slot; false if it is full. */
export const takeSlot = async (
  tx: Tx,
  market: string,
  storeId: string,
  day: string,
  startHour: number,
): Promise<boolean> => {
  const { rows } = await sql`
    insert into pickup_slot (market, store_id, day, start_hour, taken, capacity) values (${market}, ${storeId}, ${day}, ${startHour}, 1, ${SLOT_CAPACITY})
    on conflict (market, store_id, day, start_hour) do update set taken = pickup_slot.taken + 1 where pickup_slot.taken < pickup_slot.capacity
    returning taken`.execute(tx);
  return rows.length === 1;
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
