import { contact as contactShape, selectedShipping } from '@materia/api-contract/schemas';
import { cartTerms } from '../cart/coupons.ts';
import { priceCart, type CartAtStore } from '../cart/price-cart.ts';
import { type CartRow, linesOf } from '../cart/repository.ts';
import type { CustomerContext } from '../../platform/contract/context.ts';
import type { Reader } from '../../platform/database/with-tx.ts';
import { priceContextOf } from '../../catalogue/offers/price-context.ts';
import { findStore, type StoreRow } from '../../catalogue/stores/repository.ts';
import { type FullSlots, pickupMethods, type WireShippingMethod } from './pickup.ts';
import type { Selection } from './selection.ts';
import { fullSlots } from './repository.ts';
import { promiseContext } from './store-times.ts';

/** The customer's cart as the checkout sees it. */
export type CheckoutCart = {
  readonly row: CartRow;
  readonly store: StoreRow;
  readonly priced: CartAtStore;
  readonly methods: readonly WireShippingMethod[];
};

export const myCart = (
  db: Reader,
  { market, customer }: CustomerContext,
): Promise<CartRow | undefined> =>
  db
    .selectFrom('cart')
    .selectAll()
    .where('market', '=', market.id)
    .where('customer_id', '=', customer.customerId)
    .executeTakeFirst();

/** The cart with the prices, stock and pickup methods of its store; undefined if it is empty or has no store yet. */
export const checkoutCart = async (
  db: Reader,
  row: CartRow | undefined,
  context: CustomerContext,
): Promise<CheckoutCart | undefined> => {
  const { market, now, today, customer } = context;
  const store =
    row?.store_id == null ? undefined : await findStore(db, market.id, { id: row.store_id });
  if (row === undefined || store === undefined) return undefined;
  const lines = await linesOf(db, market.id, row.id);
  if (lines.length === 0) return undefined;
  const priced = await priceCart(
    db,
    market,
    lines,
    priceContextOf(store, customer.isPro),
    today,
    await cartTerms(db, row, context),
  );
  if (priced.lines.length === 0) return undefined;
  const full: FullSlots = await fullSlots(db, market.id, store.id, today);
  return {
    row,
    store,
    priced,
    methods: pickupMethods(priced.lines, promiseContext(store, market, now), full),
  };
};

/** The saved choice and contact, parsed with the schemas that wrote them. */
export const savedSelection = (row: CartRow): Selection | null =>
  row.shipping === null ? null : selectedShipping.parse(row.shipping);
export const savedContact = (row: CartRow) =>
  row.contact === null ? null : contactShape.parse(row.contact);
