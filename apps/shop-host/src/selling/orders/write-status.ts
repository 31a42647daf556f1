import { orderMailAfter } from '@materia/domain-order-tracking';
import type { Tx } from '../../platform/database/with-tx.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { kindOf } from './order-kind.ts';
import type { OrderRow } from './repository.ts';

/**
 * Writes the next status of an order and its history, and reports a new step to the buyer. `order` is the order as it was.
 * While its purchase waits for a payment an order counts nowhere, so its buyer reads of the payment instead.
 */
export const writeStatus = async (
  tx: Tx,
  order: OrderRow,
  status: string,
  now: string,
): Promise<void> => {
  const { market, number } = order;
  const { seq } = await tx
    .selectFrom('order_status')
    .select((entry) => entry.fn.max('seq').as('seq'))
    .where('market', '=', market)
    .where('order_number', '=', number)
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('orders')
    .set({ status })
    .where('market', '=', market)
    .where('number', '=', number)
    .execute();
  await tx
    .insertInto('order_status')
    .values({ market, order_number: number, seq: seq + 1, status, at: now })
    .execute();
  const mail = order.confirmed ? orderMailAfter(kindOf(order), order.status, status) : undefined;
  if (mail !== undefined)
    await enqueueMail(tx, { market, kind: `order-${mail}`, payload: { number }, now });
};
