import { isPaidInStore } from '@materia/domain-checkout';
import { expectedTime } from '@materia/domain-order';
import type { Market } from '@materia/market-model';
import { findStore } from '../../catalogue/stores/repository.ts';
import type { Tx } from '../../platform/database/with-tx.ts';
import { scheduleJob } from '../../platform/jobs/repository.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { laterBy } from '../../platform/process/instants.ts';
import { collectUntil, prepareUntil } from '../fulfilment/store-times.ts';
import type { OrderRow } from '../orders/repository.ts';
import { setHoldEnd } from '../stock/repository.ts';

/** The reminder leaves at eight in the morning of the day before the last one. */
const REMIND_BEFORE_MS = 40 * 3_600_000;

/** An order that may be paid in store. */
type HeldOrder = Pick<
  OrderRow,
  'number' | 'purchase_number' | 'store_id' | 'payment_method' | 'fulfilment'
>;

/**
 * Gives the hold of an order that is paid in store an end: the time in which the store prepares it,
 * or in which it is collected. A job then cancels the order, and its buyer is reminded before.
 */
export const limitHold = async (
  tx: Tx,
  { market, now }: { readonly market: Market; readonly now: string },
  order: HeldOrder,
  time: 'prepare' | 'collect',
): Promise<void> => {
  if (!isPaidInStore(order.payment_method)) return;
  const store = await findStore(tx, market.id, { id: order.store_id });
  if (store === undefined) return;
  const end =
    time === 'collect'
      ? collectUntil(store, market, now)
      : prepareUntil(store, market, now, expectedTime(order.fulfilment)?.date);
  await setHoldEnd(tx, market.id, order.purchase_number, end);
  await scheduleJob(
    tx,
    { lane: 'holds', kind: 'order', market: market.id, subject: order.number },
    end,
  );
  await enqueueMail(tx, {
    market: market.id,
    kind: 'hold-ending',
    payload: { number: order.number, end },
    now,
    notBefore: laterBy(end, -REMIND_BEFORE_MS),
  });
};
