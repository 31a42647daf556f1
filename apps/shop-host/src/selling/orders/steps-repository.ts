import type { ShippedParcel } from '@materia/domain-shipping';
import type { PaymentMethod } from '@materia/domain-checkout';
import type { OrderStatus } from '@materia/domain-order';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/with-tx.ts';
import type { OrderRow } from './repository.ts';

/** What a step changes in the row of an order. */
export type OrderChange = {
  readonly number: string;
  readonly status: OrderStatus;
  /** Whether the status is another than before, which is an entry of the order's history. */
  readonly isElsewhere: boolean;
  /** What became of the held units, if the step decides it. */
  readonly outcome: 'taken' | 'released' | null;
  readonly isConfirmed: boolean;
};

/**
 * Writes status, outcome of the holds, confirmation and history of orders in one statement, because
 * a state is all of them. Confirmed orders get the method by which they were paid, if it was just
 * now.
 */
export const saveProgress = async (
  tx: Tx,
  market: string,
  changes: readonly OrderChange[],
  { now, paidBy }: { readonly now: string; readonly paidBy?: PaymentMethod | undefined },
): Promise<void> => {
  await sql`with step as (
      select * from unnest(${changes.map(({ number }) => number)}::text[], ${changes.map(({ status }) => status)}::text[],
          ${changes.map(({ isElsewhere }) => isElsewhere)}::boolean[], ${changes.map(({ outcome }) => outcome)}::text[],
          ${changes.map(({ isConfirmed }) => isConfirmed)}::boolean[])
        as step (number, status, is_elsewhere, outcome, is_confirmed)
    ), moved as (
      update orders set status = step.status, stock_state = coalesce(step.outcome, orders.stock_state),
          confirmed = orders.confirmed or step.is_confirmed,
          payment_method = case when step.is_confirmed then coalesce(${paidBy ?? null}::text, orders.payment_method) else orders.payment_method end
        from step where orders.market = ${market} and orders.number = step.number
    )
    insert into order_status (market, order_number, seq, status, at)
    select ${market}, step.number,
      (select max(seq) + 1 from order_status past where past.market = ${market} and past.order_number = step.number),
      step.status, ${now}::timestamptz
    from step where step.is_elsewhere`.execute(tx);
};

/** Writes the parcel with which an order leaves. */
export const saveParcel = async (
  tx: Tx,
  { market, number }: Pick<OrderRow, 'market' | 'number'>,
  parcel: ShippedParcel,
): Promise<void> => {
  await tx
    .updateTable('orders')
    .set({ parcel_carrier: parcel.carrier, parcel_number: parcel.number })
    .where('market', '=', market)
    .where('number', '=', number)
    .execute();
};

/** Writes the day on which the carrier plans to arrive. */
export const savePlannedDay = async (
  tx: Tx,
  { market, number }: Pick<OrderRow, 'market' | 'number'>,
  date: string,
): Promise<void> => {
  await tx
    .updateTable('orders')
    .set({ pickup_date: date })
    .where('market', '=', market)
    .where('number', '=', number)
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
