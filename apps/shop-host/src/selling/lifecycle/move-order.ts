import { purchaseAfter } from '@materia/domain-checkout';
import { ok, type Result } from '@materia/domain-kernel';
import {
  kindOfOrder,
  orderAfter,
  type OrderStatus,
  type SingleEvent,
  type StepNotAllowed,
} from '@materia/domain-order';
import type { Tx } from '../../platform/database/with-tx.ts';
import { doEffects } from './purchase-effects.ts';
import { changePurchase, lockPurchase, lockWithCart } from '../purchases/repository.ts';
import { doMoves, type MoveOccasion } from './order-effects.ts';
import {
  lockOrder,
  type OrderRow,
  ordersOfPurchase,
  purchaseNumberOfOrder,
} from '../orders/repository.ts';

/**
 * Locks an order after the cart and the purchase to which it belongs, as placement and payments do:
 * the end of its purchase may change both.
 */
export const lockOrderToMove = async (
  tx: Tx,
  market: string,
  number: string,
): Promise<OrderRow | undefined> => {
  await lockWithCart(tx, market, purchaseNumberOfOrder(market, number));
  return lockOrder(tx, market, number);
};

/**
 * Moves one order: writes its status and history and does everything that follows from it. The
 * order is locked by `lockOrderToMove`. Refuses an event that the machine does not know for its
 * status; then nothing changes.
 */
export const moveOrder = async (
  tx: Tx,
  order: OrderRow,
  event: SingleEvent,
  occasion: MoveOccasion,
): Promise<Result<OrderStatus, StepNotAllowed>> => {
  const step = orderAfter(kindOfOrder(order), order.status, event);
  if (!step.ok) return step;
  await doMoves(tx, [{ order, step: step.value }], occasion);
  if (step.value.effects.some(({ kind }) => kind === 'end-purchase'))
    await endPurchase(tx, order, occasion);
  return ok(step.value.status);
};

/** Once every order is cancelled, so is the purchase. */
const endPurchase = async (
  tx: Tx,
  { purchase_number }: OrderRow,
  { market, now }: MoveOccasion,
): Promise<void> => {
  const purchase = await lockPurchase(tx, market.id, purchase_number);
  if (purchase === undefined) throw new Error('An order has its purchase');
  const orders = await ordersOfPurchase(tx, market.id, purchase.number);
  if (orders.some(({ status }) => status !== 'CANCELED')) return;
  const { state, effects } = purchaseAfter(purchase.state, 'orders-cancelled');
  await doEffects(tx, effects, { market, purchase, now });
  await changePurchase(tx, purchase, { state });
};
