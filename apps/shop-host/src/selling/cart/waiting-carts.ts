import type { CustomerContext } from '../../platform/contract/context.ts';
import type { Db } from '../../platform/database/with-tx.ts';
import { mergeCart } from './merge-cart.ts';
import { cartsAwaiting } from './waiting-carts-repository.ts';

/**
 * Merges the carts of a guest who signed in while a quote was converted. As long as it is, they
 * wait.
 */
export const mergeWaitingCarts = async (db: Db, context: CustomerContext): Promise<void> => {
  const waiting = await cartsAwaiting(db, context.market.id, context.customer.customerId);
  for (const cart_id of waiting) await mergeCart(db, { cart_id }, context);
};
