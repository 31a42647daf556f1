import type { Reply } from '@materia/api-contract';
import { findStore } from '../../catalogue/stores/repository.ts';
import type { CustomerContext } from '../../platform/contract/context.ts';
import type { Db } from '../../platform/database/with-tx.ts';
import { readCart } from '../cart/read-cart.ts';
import { cartOfCustomer, customerCartId } from '../cart/repository.ts';
import { mergeWaitingCarts } from '../cart/waiting-carts.ts';
import { wireCart } from '../cart/wire-cart.ts';

/** The customer's own cart at its own store, with the guest's cart that waited for it. */
export const ownCart = async (db: Db, context: CustomerContext): Promise<Reply<'abortQuote'>> => {
  const { market, customer, now } = context;
  const { customerId } = customer;
  await mergeWaitingCarts(db, context);
  const id = await customerCartId(db, market.id, customerId, now);
  const row = await cartOfCustomer(db, market.id, customerId, ['open']);
  if (row?.store_id == null) return { id, items: [], items_count: 0 };
  const store = await findStore(db, market.id, { id: row.store_id });
  const read =
    store &&
    (await readCart(
      db,
      { cart_id: id, retailer_id: store.id, is_pro_card: customer.isPro },
      { kind: 'customer', customerId },
      context,
    ));
  if (read?.ok !== true) return { id, items: [], items_count: 0 };
  const { items, items_count } = wireCart(read.value).cart;
  return { id, items, items_count };
};
