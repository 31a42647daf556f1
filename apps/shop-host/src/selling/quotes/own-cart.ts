import { findStore } from '../../catalogue/stores/repository.ts';
import type { CustomerContext } from '../../platform/contract/context.ts';
import type { Db } from '../../platform/database/with-tx.ts';
import { type CartRead, readCart } from '../cart/read-cart.ts';
import { cartOfCustomer, customerCartId } from '../cart/repository.ts';
import { mergeWaitingCarts } from '../cart/waiting-carts.ts';

/** The customer's own cart, and how it is at its own store; undefined for an empty one. */
type OwnCart = { readonly id: string; readonly read: CartRead | undefined };

/** The customer's own cart, with the guest's cart that waited for it. */
export const ownCart = async (db: Db, context: CustomerContext): Promise<OwnCart> => {
  const { market, customer, now } = context;
  const { customerId } = customer;
  await mergeWaitingCarts(db, context);
  const id = await customerCartId(db, market.id, customerId, now);
  const row = await cartOfCustomer(db, market.id, customerId, ['open']);
  const store =
    row?.store_id == null ? undefined : await findStore(db, market.id, { id: row.store_id });
  if (store === undefined) return { id, read: undefined };
  const read = await readCart(
    db,
    { cart_id: id, retailer_id: store.id, is_pro_card: customer.isPro },
    { kind: 'customer', customerId },
    context,
  );
  return { id, read: read.ok ? read.value : undefined };
};
