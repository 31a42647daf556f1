import { isPaidInStore } from '@materia/domain-checkout';
import type { Market } from '@materia/market-model';
import { findStore } from '../../catalogue/stores/repository.ts';
import type { Tx } from '../../platform/database/with-tx.ts';
import { scheduleJob } from '../../platform/jobs/enqueue-job.ts';
import type { OrderRow } from '../orders/repository.ts';
import { writeStatus } from '../orders/write-status.ts';
import { freeSlot, slotKindOf } from './repository.ts';
import { collectUntil } from './store-times.ts';
import { endHolds, setHoldEnd } from './stock.ts';

/**
 * Cancels orders that were not paid: their products and slots are available again. Those that hold
 * nothing any more stay as they are.
 */
export const releaseOrders = async (
  tx: Tx,
  orders: readonly OrderRow[],
  now: string,
): Promise<void> => {
  const released = await settleHolds(tx, orders, 'released');
  for (const order of released) await writeStatus(tx, order, 'CANCELED', now);
};

/**
 * Ends the holds of a market's orders; a release frees their slots as well. Returns the orders that
 * held something.
 */
export const settleHolds = async (
  tx: Tx,
  orders: readonly OrderRow[],
  outcome: 'taken' | 'released',
): Promise<readonly OrderRow[]> => {
  const [first] = orders;
  if (first === undefined) return [];
  const numbers = await endHolds(
    tx,
    first.market,
    orders.map(({ number }) => number),
    outcome,
  );
  const ended = orders.filter(({ number }) => numbers.has(number));
  if (outcome === 'released')
    for (const order of ended)
      if (order.pickup_date !== null && order.pickup_hour !== null)
        await freeSlot(
          tx,
          { market: order.market, storeId: order.store_id, kind: slotKindOf(order.carrier_code) },
          order.pickup_date,
          order.pickup_hour,
        );
  return ended;
};

/**
 * What is paid in store is kept for some days once it is ready, then its hold ends. Nothing happens
 * for other orders.
 */
export const limitCollection = async (
  tx: Tx,
  market: Market,
  order: OrderRow,
  now: string,
): Promise<void> => {
  if (!isPaidInStore(order.payment_method) || order.stock_state !== 'held') return;
  const store = await findStore(tx, market.id, { id: order.store_id });
  if (store === undefined) return;
  const until = collectUntil(store, market, now);
  await setHoldEnd(tx, market.id, order.purchase_number, until);
  await scheduleJob(
    tx,
    { lane: 'holds', kind: 'order', market: market.id, subject: order.number },
    until,
  );
};
