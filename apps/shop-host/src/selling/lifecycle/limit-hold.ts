import { isPaidInStore } from '@materia/domain-checkout';
import { timeZoneAt } from '@materia/domain-contact';
import { addDays } from '@materia/domain-holiday-calendar';
import { expectedTime } from '@materia/domain-order';
import type { Market } from '@materia/market-model';
import { instantOf } from '@materia/platform-clock';
import { findStore } from '../../catalogue/stores/repository.ts';
import type { Tx } from '../../platform/database/with-tx.ts';
import { scheduleJob } from '../../platform/jobs/repository.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { type HoldTime, lastHeldDay } from '../fulfilment/store-times.ts';
import type { OrderRow } from '../orders/repository.ts';
import { holdEndOf, setHoldEnd } from '../stock/repository.ts';

/** The reminder leaves at eight in the morning of the day before the last one. */
const REMIND_AT_MINUTE = 8 * 60;

/** An order that may be paid in store. */
type HeldOrder = Pick<
  OrderRow,
  'number' | 'purchase_number' | 'store_id' | 'payment_method' | 'fulfilment'
>;

/**
 * Gives the hold of an order that is paid in store an end: the time in which the store prepares it,
 * or in which it is collected. A job then cancels the order, and its buyer is reminded before. An end
 * that stays where it is has both already.
 */
export const limitHold = async (
  tx: Tx,
  { market, now }: { readonly market: Market; readonly now: string },
  order: HeldOrder,
  time: HoldTime,
): Promise<void> => {
  if (!isPaidInStore(order.payment_method)) return;
  const store = await findStore(tx, market.id, { id: order.store_id });
  if (store === undefined) return;
  const zone = timeZoneAt(market, store);
  const pickupDay = expectedTime(order.fulfilment)?.date;
  const lastDay = lastHeldDay(store, market, now, { time, pickupDay });
  const end = instantOf(addDays(lastDay, 1), 0, zone);
  if ((await holdEndOf(tx, market.id, order.number)) === end) return;
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
    notBefore: instantOf(addDays(lastDay, -1), REMIND_AT_MINUTE, zone),
  });
};
