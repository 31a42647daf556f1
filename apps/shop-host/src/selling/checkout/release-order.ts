import type { Tx } from '../../platform/database/with-tx.ts';
import { kindOf } from '../orders/order-kind.ts';
import type { OrderRow } from '../orders/repository.ts';
import { writeStatus } from '../orders/write-status.ts';
import { freeSlot, slotKindOf } from './repository.ts';
import { settleSellerStock, settleStock } from './stock.ts';

/** Cancels an order that was not paid: its products and its slot are available again. Once released, nothing happens. */
export const releaseOrder = async (tx: Tx, order: OrderRow, now: string): Promise<void> => {
  if (order.stock_state !== 'held') return;
  await settleHold(tx, order, 'released');
  await tx
    .updateTable('orders')
    .set({ stock_state: 'released' })
    .where('market', '=', order.market)
    .where('number', '=', order.number)
    .execute();
  await writeStatus(tx, order, 'CANCELED', now);
};

/** Settles the held stock of an order, at the store or at its seller; a release frees the slot as well. */
export const settleHold = async (
  tx: Tx,
  order: OrderRow,
  outcome: 'taken' | 'released',
): Promise<void> => {
  const lines = await tx
    .selectFrom('order_line')
    .select(['sku', 'offer_code as offerCode', 'qty'])
    .where('market', '=', order.market)
    .where('order_number', '=', order.number)
    .execute();
  if (kindOf(order).isThirdParty) await settleSellerStock(tx, order.market, lines, outcome);
  else await settleStock(tx, order.market, order.store_id, lines, outcome);
  if (outcome === 'released' && order.pickup_date !== null && order.pickup_hour !== null)
    await freeSlot(
      tx,
      { market: order.market, storeId: order.store_id, kind: slotKindOf(order.carrier_code) },
      order.pickup_date,
      order.pickup_hour,
    );
};
