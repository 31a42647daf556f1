import { purchaseAfter } from '@materia/domain-checkout';
import { randomId } from '../../platform/auth/random-ids.ts';
import type { Tx } from '../../platform/database/with-tx.ts';
import { type OrderRow, ordersOfPurchase } from '../orders/repository.ts';
import {
  changePurchase,
  insertRefund,
  lockPurchase,
  paidAttemptOf,
  refundedOf,
} from './repository.ts';

/**
 * Sends the money of a cancelled order back, in the transaction of its cancellation: its share of
 * what was paid, with delivery and fees. Nothing happens where the order was to be paid in store.
 * Once every order is cancelled, so is the purchase.
 */
export const refundOrder = async (tx: Tx, order: OrderRow, now: string): Promise<void> => {
  await sendBack(tx, order, { amountMinor: order.total_minor, withdrawalId: null }, now);
  const purchase = await lockPurchase(tx, order.market, order.purchase_number);
  if (purchase === undefined) throw new Error('An order has its purchase');
  const orders = await ordersOfPurchase(tx, order.market, purchase.number);
  if (orders.every(({ number, status }) => number === order.number || status === 'CANCELED'))
    await changePurchase(tx, purchase, {
      state: purchaseAfter(purchase.state, 'orders-cancelled').state,
    });
};

/**
 * Sends money of an order back: never more than was paid and has not gone back yet. Nothing happens
 * where the order was paid in store.
 */
export const sendBack = async (
  tx: Tx,
  { market, number, purchase_number, currency }: OrderRow,
  {
    amountMinor,
    withdrawalId,
  }: { readonly amountMinor: number; readonly withdrawalId: string | null },
  now: string,
): Promise<void> => {
  await lockPurchase(tx, market, purchase_number);
  const attempt = await paidAttemptOf(tx, market, purchase_number);
  if (attempt === undefined) return;
  const left = attempt.amount_minor - (await refundedOf(tx, attempt));
  if (Math.min(amountMinor, left) <= 0) return;
  await insertRefund(
    tx,
    {
      market,
      id: randomId(),
      attempt_id: attempt.id,
      order_number: number,
      withdrawal_id: withdrawalId,
      amount_minor: Math.min(amountMinor, left),
      currency,
      reason: withdrawalId === null ? 'order-cancelled' : 'withdrawal',
    },
    now,
  );
};
