import { orderMailAfter } from '@materia/domain-order';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/with-tx.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { kindOf } from './order-kind.ts';
import type { OrderRow } from './repository.ts';

/**
 * Writes the next status of an order and its history, and reports a new step to the buyer. `order`
 * is the order as it was. While its purchase waits for a payment an order counts nowhere, so its
 * buyer reads of the payment instead.
 */
export const writeStatus = (tx: Tx, order: OrderRow, status: string, now: string): Promise<void> =>
  writeStatuses(tx, order.market, [{ order, status }], now);

/** The same for several orders of a market. */
export const writeStatuses = async (
  tx: Tx,
  market: string,
  steps: readonly { readonly order: OrderRow; readonly status: string }[],
  now: string,
): Promise<void> => {
  if (steps.length === 0) return;
  await sql`with step as (
      select * from unnest(${steps.map(({ order }) => order.number)}::text[], ${steps.map(({ status }) => status)}::text[]) as step (number, status)
    ), moved as (
      update orders set status = step.status from step where orders.market = ${market} and orders.number = step.number
    )
    insert into order_status (market, order_number, seq, status, at)
    select ${market}, step.number,
      (select max(seq) + 1 from order_status past where past.market = ${market} and past.order_number = step.number),
      step.status, ${now}::timestamptz
    from step`.execute(tx);
  for (const { order, status } of steps) {
    const mail = order.confirmed ? orderMailAfter(kindOf(order), order.status, status) : undefined;
    if (mail !== undefined)
      await enqueueMail(tx, {
        market,
        kind: `order-${mail}`,
        payload: { number: order.number },
        now,
      });
  }
};
