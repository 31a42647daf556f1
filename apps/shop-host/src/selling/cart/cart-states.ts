import {
  cartAfter,
  type CartEvent,
  type NextCartState,
  REFILLED_STATES,
  type StateAfter,
} from '@materia/domain-cart';
import { DEFAULT_MAX_QUANTITY } from '@materia/domain-stock-status';
import { randomId } from '../../platform/auth/random-ids.ts';
import type { Tx } from '../../platform/database/with-tx.ts';
import {
  type CartRow,
  changeLine,
  customerCartId,
  deleteCart,
  deleteLine,
  deleteLines,
  linesOf,
  lockCartIn,
  refilledCartOf,
  putLine,
  touchCart,
} from './repository.ts';
import {
  findTakenCart,
  isOfConversion,
  insertTakenCart,
  moveLines,
  type PurchaseKey,
  type TakenCart,
} from './taken-carts-repository.ts';

/** The state of a cart after an event. Callers name only what can happen: a refusal is a bug. */
export const stateAfter = <Event extends CartEvent>(
  { id, state }: Pick<CartRow, 'id' | 'state'>,
  event: Event,
): StateAfter<Event> => {
  const next = cartAfter(state, event);
  if (next.ok) return next.value;
  throw new Error(`The cart ${id} is ${state}: ${event} cannot happen to it`);
};

/** Writes what an event makes of a locked cart. One that has ended is deleted with its lines. */
export const advanceCart = async (
  tx: Tx,
  cart: CartRow,
  event: CartEvent,
  change: Pick<CartRow, 'merged_into'> & Partial<Pick<CartRow, 'merged_revision'>>,
  now: string,
): Promise<void> => {
  const state: NextCartState = stateAfter(cart, event);
  if (state === 'ended') await deleteCart(tx, cart);
  else await touchCart(tx, cart, { ...change, state }, now);
};

/**
 * Moves lines of a locked cart to a new cart of their own, with its promo code and the guest's
 * address. The shopper's cart keeps its id and the rest.
 */
export const setAside = async (
  tx: Tx,
  cart: CartRow,
  lines: readonly number[],
  aside: { readonly event: 'place'; readonly purchaseNumber: string },
  now: string,
): Promise<void> => {
  const id = randomId();
  await insertTakenCart(
    tx,
    {
      market: cart.market,
      id,
      customer_id: cart.customer_id,
      guest_email: cart.guest_email,
      state: stateAfter(cart, aside.event),
      taken_from: cart.id,
      purchase_number: aside.purchaseNumber,
      coupon_code: cart.coupon_code,
    },
    now,
  );
  await moveLines(tx, cart, id, lines);
  await touchCart(tx, cart, { coupon_code: null, guest_email: null }, now);
};

/**
 * Adds what was taken to what a locked cart contains now, with the promo code if the cart has none.
 * Lines return to their former places, except in another cart or beside more of their offer.
 * Returns the cart's new revision.
 */
const putBack = async (
  tx: Tx,
  taken: Pick<TakenCart, 'market' | 'id' | 'taken_from' | 'coupon_code' | 'guest_email'>,
  cart: CartRow,
  now: string,
): Promise<number> => {
  const isFormer = cart.id === taken.taken_from;
  const present = await linesOf(tx, cart.market, cart.id);
  let next = cart.next_line;
  for (const line of await linesOf(tx, taken.market, taken.id)) {
    const added = present.find(({ offer_code }) => offer_code === line.offer_code);
    const place = added?.line ?? (isFormer ? line.line : next);
    if (place === next) next += 1;
    await putLine(tx, cart, place, {
      sku: line.sku,
      offer_code: line.offer_code,
      vendor_code: line.vendor_code,
      qty: Math.min(line.qty + (added?.qty ?? 0), DEFAULT_MAX_QUANTITY),
      seen_minor: line.seen_minor,
      seen_initial_minor: line.seen_initial_minor,
      waiting: false,
      replaces: isFormer && added === undefined ? (line.replaces ?? undefined) : undefined,
    });
  }
  await touchCart(
    tx,
    cart,
    {
      next_line: next,
      ...(cart.coupon_code === null && { coupon_code: taken.coupon_code }),
      ...(cart.customer_id === null &&
        cart.guest_email === null && { guest_email: taken.guest_email }),
    },
    now,
  );
  return cart.revision + 1;
};

/** Adds the lines of a locked cart to those of another one, with its promo code if that has none. */
export const mergeLines = async (
  tx: Tx,
  from: CartRow,
  into: CartRow,
  now: string,
): Promise<void> => {
  await putBack(tx, { ...from, taken_from: from.id }, into, now);
  await deleteLines(tx, from.market, from.id);
};

/** Takes out of a locked cart what had gone back to it; a larger quantity keeps the rest. */
const takeOut = async (tx: Tx, taken: TakenCart, cart: CartRow, now: string): Promise<void> => {
  const present = await linesOf(tx, cart.market, cart.id);
  for (const { offer_code, qty } of await linesOf(tx, taken.market, taken.id)) {
    const line = present.find((each) => each.offer_code === offer_code);
    if (line === undefined) continue;
    if (line.qty <= qty) await deleteLine(tx, line);
    else await changeLine(tx, line, { qty: line.qty - qty });
  }
  await touchCart(
    tx,
    cart,
    { ...(cart.coupon_code === taken.coupon_code && { coupon_code: null }) },
    now,
  );
};

/**
 * No attempt to pay is left: what the purchase took is back in the shopper's cart. Another attempt
 * may take it again. What was ordered by a quote stays with its purchase: the quote's prices hold in
 * no other cart. Repeating it changes nothing.
 */
export const returnCart = async (tx: Tx, purchase: PurchaseKey, now: string): Promise<void> => {
  const taken = await findTakenCart(tx, purchase);
  if (taken?.state !== 'placed' || isOfConversion(taken)) return;
  const cart = await openCartOf(tx, taken.market, taken.taken_from, now);
  if (cart === undefined) return;
  const revision = await putBack(tx, taken, cart, now);
  await advanceCart(
    tx,
    taken,
    'payment-ended',
    {
      merged_into: cart.id,
      merged_revision: cart.id === taken.taken_from ? revision : null,
    },
    now,
  );
};

/**
 * Takes what went back for another attempt. False, and nothing is taken, if the shopper's cart has
 * changed since.
 */
export const takeAgain = async (tx: Tx, purchase: PurchaseKey, now: string): Promise<boolean> => {
  const taken = await findTakenCart(tx, purchase);
  if (taken?.state === 'placed' && isOfConversion(taken)) return true;
  if (taken?.state !== 'merged') return false;
  const cart = await lockCartIn(tx, taken.market, taken.taken_from, REFILLED_STATES);
  if (cart === undefined || cart.revision !== taken.merged_revision) return false;
  await takeOut(tx, taken, cart, now);
  await advanceCart(tx, taken, 'pay-again', { merged_into: null, merged_revision: null }, now);
  return true;
};

/**
 * The purchase is paid: what it took is gone from the shopper's cart, also where it had gone back.
 * What was added meanwhile stays.
 */
export const settleCart = async (tx: Tx, purchase: PurchaseKey, now: string): Promise<void> => {
  const taken = await findTakenCart(tx, purchase);
  if (taken === undefined) return;
  const cart =
    taken.merged_into === null
      ? undefined
      : await openCartOf(tx, taken.market, taken.merged_into, now);
  if (cart !== undefined) await takeOut(tx, taken, cart, now);
  await advanceCart(tx, taken, 'payment-succeeded', { merged_into: null }, now);
};

/** The purchase will not be paid: what it took is back in the shopper's cart for good. */
export const endCart = async (tx: Tx, purchase: PurchaseKey, now: string): Promise<void> => {
  const taken = await findTakenCart(tx, purchase);
  if (taken === undefined) return;
  const cart =
    taken.state === 'placed' && !isOfConversion(taken)
      ? await openCartOf(tx, taken.market, taken.taken_from, now)
      : undefined;
  if (cart !== undefined) await putBack(tx, taken, cart, now);
  await advanceCart(tx, taken, 'purchase-ended', { merged_into: null }, now);
};

/**
 * Locks the shopper's own cart, which may be parked. One that was merged is behind another: that of a
 * guest who has signed in since, or an empty one in whose place a cart came back. While the own cart waits
 * for an approver, it is the other one that the customer has meanwhile.
 */
const openCartOf = async (
  tx: Tx,
  market: string,
  id: string,
  now: string,
): Promise<CartRow | undefined> => {
  const cart = await lockCartIn(tx, market, id, [...REFILLED_STATES, 'merged', 'approval']);
  if (cart === undefined) return undefined;
  if (cart.merged_into !== null) return openCartOf(tx, market, cart.merged_into, now);
  if (cart.state !== 'approval' || cart.customer_id === null) return cart;
  return (
    (await refilledCartOf(tx, market, cart.customer_id)) ??
    lockCartIn(tx, market, await customerCartId(tx, market, cart.customer_id, now), ['open'])
  );
};
