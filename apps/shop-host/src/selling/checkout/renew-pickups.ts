import { pickupOffer, timeOf } from '@materia/domain-delivery-labels';
import type { Market } from '@materia/market-model';
import { findStore } from '../../catalogue/stores/repository.ts';
import type { Tx } from '../../platform/database/with-tx.ts';
import { ordersOfPurchase } from '../orders/repository.ts';
import { methodOf } from '../shipping-columns.ts';
import { promiseContext } from './store-times.ts';

/** Promises the pickups "in two hours" of a purchase anew, because the store begins only now. */
export const renewPickups = async (
  tx: Tx,
  market: Market,
  purchaseNumber: string,
  now: string,
): Promise<void> => {
  for (const order of await ordersOfPurchase(tx, market.id, purchaseNumber)) {
    if (timeOf(methodOf(order)) !== 'two-hours') continue;
    const store = await findStore(tx, market.id, { id: order.store_id });
    if (store === undefined) continue;
    const { earliest } = pickupOffer(
      [{ stockStatus: 'ONSITE', isInFull: true }],
      promiseContext(store, market, now),
      () => false,
    );
    if (earliest === undefined) continue;
    await tx
      .updateTable('orders')
      .set({ pickup_date: earliest.date, pickup_minute: earliest.minutesOfDay })
      .where('market', '=', market.id)
      .where('number', '=', order.number)
      .execute();
  }
};
