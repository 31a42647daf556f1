import { HELD_STATES } from '@materia/domain-cart';
import { findStore } from '../../catalogue/stores/repository.ts';
import type { Reader, Tx } from '../../platform/database/with-tx.ts';
import { cartOfCustomer, type CartRow, findCart, lockCart } from '../cart/repository.ts';
import { cartOwnerOf, type CheckoutContext } from './checkout-context.ts';
import { type CheckoutCart, checkoutCart } from './current-cart.ts';

/** The cart that the customer or the guest orders. */
export const myCart = (db: Reader, context: CheckoutContext): Promise<CartRow | undefined> =>
  context.customer === undefined
    ? findCart(db, context.market.id, context.guestCartId, { kind: 'guest' }, 'open')
    : cartOfCustomer(db, context.market.id, context.customer.customerId, HELD_STATES);

/** The cart, locked, so that two choices at once do not overwrite each other. */
export const myCheckout = async (
  tx: Tx,
  context: CheckoutContext,
): Promise<CheckoutCart | undefined> => {
  const row = await myCart(tx, context);
  const locked =
    row && (await lockCart(tx, context.market.id, row.id, cartOwnerOf(context), ...HELD_STATES));
  return checkoutCart(tx, locked, context);
};

/** The cart at the store that the header names; a quote that is ordered stays at its own. */
export const myCheckoutAt = async (
  db: Reader,
  storeId: string,
  context: CheckoutContext,
  postcode?: string,
): Promise<CheckoutCart | undefined> => {
  const row = await myCart(db, context);
  if (row === undefined) return undefined;
  const locked = row.state === 'quote' ? row.store_id : null;
  const store = await findStore(db, context.market.id, { id: locked ?? storeId });
  if (store === undefined) return undefined;
  const elsewhere =
    postcode === undefined || postcode === row.place_postcode
      ? {}
      : { place_postcode: postcode, place_city: null };
  return checkoutCart(db, { ...row, store_id: store.id, ...elsewhere }, context, store);
};
