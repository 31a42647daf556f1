import type { Tx } from '../../platform/database/with-tx.ts';
import { advanceCart, mergeLines, stateAfter } from '../cart/cart-states.ts';
import { setCartState } from '../cart/conversions-repository.ts';
import {
  type CartRow,
  customerCartId,
  deleteCart,
  linesOf,
  lockCartIn,
  refilledCartOf,
} from '../cart/repository.ts';
import { hasTakenCarts } from '../cart/taken-carts-repository.ts';
import type { ApprovalRow } from '../approval-requests/repository.ts';

/** The cart that waits for an approver, locked, and then the one that its member has meanwhile. */
export type AskedCarts = { readonly asked: CartRow; readonly present: CartRow | undefined };

/** Locks the carts of a locked request; undefined once the asked one is gone. */
export const lockAskedCarts = async (
  tx: Tx,
  { market, cart_id, customer_id }: ApprovalRow,
): Promise<AskedCarts | undefined> => {
  const asked = cart_id === null ? undefined : await lockCartIn(tx, market, cart_id, ['approval']);
  return asked && { asked, present: await refilledCartOf(tx, market, customer_id) };
};

/**
 * Gives a cart back that waits no more. It is the member's cart again as it was, if they have nothing
 * in the other one; otherwise its lines are added to those. What came from a quote is in the quote, whose
 * prices hold in no other cart.
 */
export const giveBack = async (
  tx: Tx,
  { asked, present }: AskedCarts,
  now: string,
): Promise<void> => {
  if (asked.converts !== null) {
    if (stateAfter(asked, 'end-conversion') === 'ended') await deleteCart(tx, asked);
    return;
  }
  if (present === undefined) {
    await setCartState(tx, asked, stateAfter(asked, 'approval-ended'));
    return;
  }
  if (present.state === 'open' && (await linesOf(tx, present.market, present.id)).length === 0) {
    await advanceCart(tx, present, 'merge', { merged_into: asked.id }, now);
    await setCartState(tx, asked, stateAfter(asked, 'approval-ended'));
    return;
  }
  await mergeLines(tx, asked, present, now);
  await advanceCart(tx, asked, 'merge', { merged_into: present.id }, now);
};

/**
 * Ends a cart of which nothing is left. One from which an unpaid purchase was taken stays as a pointer to
 * the member's cart, to which the lines of that purchase would go back.
 */
export const endAskedCart = async (
  tx: Tx,
  { asked, present }: AskedCarts,
  now: string,
): Promise<void> => {
  if (!(await hasTakenCarts(tx, asked))) {
    if (stateAfter(asked, 'end-conversion') === 'ended') await deleteCart(tx, asked);
    return;
  }
  const { market, customer_id } = asked;
  if (customer_id === null) throw new Error(`The cart ${asked.id} waits for an approver of nobody`);
  const merged_into = present?.id ?? (await customerCartId(tx, market, customer_id, now));
  await advanceCart(tx, asked, 'merge', { merged_into }, now);
};
