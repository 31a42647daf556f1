import type { PaymentMethod } from '@materia/domain-checkout';
import type { OrderStatus } from '@materia/domain-order';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/with-tx.ts';
import type { OrderRow } from './repository.ts';

/** Writes new statuses of orders with their history, in one statement. */
export const saveStatuses = async (
  tx: Tx,
  market: string,
  steps: readonly { readonly number: string; readonly status: OrderStatus }[],
  now: string,
): Promise<void> => {
  await sql`with step as (
      select * from unnest(${steps.map(({ number }) => number)}::text[], ${steps.map(({ status }) => status)}::text[]) as step (number, status)
    ), moved as (
      update orders set status = step.status from step where orders.market = ${market} and orders.number = step.number
    )
    insert into order_status (market, order_number, seq, status, at)
    select ${market}, step.number,
      (select max(seq) + 1 from order_status past where past.market = ${market} and past.order_number = step.number),
      step.status, ${now}::timestamptz
    from step`.execute(tx);
};

/** Makes orders count, with the method by which they were paid if it was just now. */
export const confirmOrders = async (
  tx: Tx,
  market: string,
  numbers: readonly string[],
  paidBy: PaymentMethod | undefined,
): Promise<void> => {
  await tx
    .updateTable('orders')
    .set({ confirmed: true, ...(paidBy !== undefined && { payment_method: paidBy }) })
    .where('market', '=', market)
    .where(sql<boolean>`number = any(${numbers}::text[])`)
    .execute();
};

/** Writes the day of a pickup and the minute of that day from which the order is ready. */
export const savePickup = async (
  tx: Tx,
  { market, number }: Pick<OrderRow, 'market' | 'number'>,
  { date, minutesOfDay }: { readonly date: string; readonly minutesOfDay: number },
): Promise<void> => {
  await tx
    .updateTable('orders')
    .set({ pickup_date: date, pickup_minute: minutesOfDay })
    .where('market', '=', market)
    .where('number', '=', number)
    .execute();
};
