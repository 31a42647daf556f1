import { kindOfOrder, orderAfter, type PaymentEvent } from '@materia/domain-order';
import type { Tx } from '../../platform/database/with-tx.ts';
import { doMoves, type MoveOccasion } from './order-effects.ts';
import type { OrderRow } from '../orders/repository.ts';

/**
 * Moves orders of a locked purchase when something happens to its payment. Throws where the machine
 * refuses it: a purchase never reports an event that its orders cannot have.
 */
export const moveOrders = async (
  tx: Tx,
  orders: readonly OrderRow[],
  event: PaymentEvent,
  occasion: MoveOccasion,
): Promise<void> => {
  const moves = orders.map((order) => {
    const step = orderAfter(kindOfOrder(order), order.status, event);
    if (!step.ok) throw new Error(`The order ${order.number} is ${order.status} at ${event.kind}`);
    return { order, step: step.value };
  });
  await doMoves(tx, moves, occasion);
};
