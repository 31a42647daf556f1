import { type Insertable, sql } from 'kysely';
import type {
  OrderLineTable,
  OrderStatusTable,
  OrderTable,
} from '../../platform/database/tables/order-tables.ts';
import type { Tx } from '../../platform/database/with-tx.ts';

/** Inserts those orders whose number is free; returns their numbers. */
export const insertOrders = async (
  tx: Tx,
  orders: readonly Insertable<OrderTable>[],
): Promise<readonly string[]> => {
  const written = await tx
    .insertInto('orders')
    .values(orders)
    .onConflict((conflict) => conflict.columns(['market', 'number']).doNothing())
    .returning('number')
    .execute();
  return written.map(({ number }) => number);
};

/** Deletes orders that were inserted in this transaction and have nothing yet. */
export const deleteOrders = async (
  tx: Tx,
  market: string,
  numbers: readonly string[],
): Promise<void> => {
  await tx
    .deleteFrom('orders')
    .where('market', '=', market)
    .where(sql<boolean>`number = any(${numbers}::text[])`)
    .execute();
};

export const insertOrderLines = async (
  tx: Tx,
  lines: readonly Insertable<OrderLineTable>[],
): Promise<void> => {
  await tx.insertInto('order_line').values(lines).execute();
};

/** Inserts entries of the history of orders. */
export const insertStatuses = async (
  tx: Tx,
  statuses: readonly Insertable<OrderStatusTable>[],
): Promise<void> => {
  await tx.insertInto('order_status').values(statuses).execute();
};
