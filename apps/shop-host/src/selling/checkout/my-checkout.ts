import { findStore } from '../../catalogue/stores/repository.ts';
import type { Reader, Tx } from '../../platform/database/with-tx.ts';
import { cartOfCustomer, type CartRow, findCart, lockCart } from '../cart/repository.ts';
import { cartOwnerOf, type CheckoutContext } from './checkout-context.ts';
import { type CheckoutCart, checkoutCart } from './current-cart.ts';

/** The customer's open cart, or the guest's. */
export const myCart = (db: Reader, context: CheckoutContext): Promise<CartRow | undefined> =>
  context.customer === undefined
    ? findCart(db, context.market.id, context.guestCartId, { kind: 'guest' }, 'open')
    : cartOfCustomer(db, context.market.id, context.customer.customerId, ['open']);

/** The cart, locked, so that two choices at once do not overwrite each other. */
export const myCheckout = async (
  tx: Tx,
  context: CheckoutContext,
): Promise<CheckoutCart | undefined> => {
  const row = await myCart(tx, context);
  const locked =
    row && (await lockCart(tx, context.market.id, row.id, cartOwnerOf(context), 'open'));
  return checkoutCart(tx, locked, context);
};

/** The cart at the store that the header names. */
export const myCheckoutAt = async (
  db: Reader,
  storeId: string,
  context: CheckoutContext,
  postcode?: string,
): Promise<CheckoutCart | undefined> => {
  const row = await myCart(db, context);
  const store = await findStore(db, context.market.id, { id: storeId });
  if (row === undefined || store === undefined) return undefined;
  const elsewhere =
    postcode === undefined || postcode === row.place_postcode
      ? {}
      : { place_postcode: postcode, place_city: null };
  return checkoutCart(db, { ...row, store_id: store.id, ...elsewhere }, context, store);
};
