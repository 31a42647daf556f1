import { purchaseAfter } from '@materia/domain-checkout';
import { randomId } from '../../platform/auth/random-ids.ts';
import type { Tx } from '../../platform/database/with-tx.ts';
import { type OrderRow, ordersOfPurchase } from '../orders/repository.ts';
import { changePurchase, insertRefund, lockPurchase, paidAttemptOf } from './repository.ts';

/**
 * Sends the money of a cancelled order back, in the transaction of its cancellation: its share of what was paid, with delivery and
 * fees. Nothing happens where the order was to be paid in store. Once every order is cancelled, so is the purchase.
 */
export const refundOrder = async (tx: Tx, order: OrderRow, now: string): Promise<void> => {
  const purchase = await lockPurchase(tx, order.market, order.purchase_number);
  if (purchase === undefined) throw new Error('An order has its purchase');
  const attempt = await paidAttemptOf(tx, order.market, purchase.number);
  if (attempt !== undefined && order.total_minor > 0)
    await insertRefund(
      tx,
      {
        market: order.market,
        id: randomId(),
        attempt_id: attempt.id,
        order_number: order.number,
        amount_minor: order.total_minor,
        currency: order.currency,
        reason: 'order-cancelled',
      },
      now,
    );
  const orders = await ordersOfPurchase(tx, order.market, purchase.number);
  if (orders.every(({ number, status }) => number === order.number || status === 'CANCELED'))
    await changePurchase(tx, purchase, {
      state: purchaseAfter(purchase.state, 'orders-cancelled').state,
    });
};
