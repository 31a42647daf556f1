import { type GuestCart, HELD_STATES, mergeGuestCart } from '@materia/domain-cart';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { BOT_SELLER_CODE } from '@materia/domain-navigation';
import { DEFAULT_MAX_QUANTITY } from '@materia/domain-stock-status';
import type { CustomerContext } from '../../platform/contract/context.ts';
import type { RefusalOf } from '../../platform/contract/refusals.ts';
import { type Db, type Tx, withTx } from '../../platform/database/with-tx.ts';
import { priceContextOf } from '../../catalogue/offers/price-context.ts';
import { findStore, type StoreRow } from '../../catalogue/stores/repository.ts';
import { buyerTerms } from '../pricing/buyer-terms.ts';
import { advanceCart } from './cart-states.ts';
import { awaitConversion } from './waiting-carts-repository.ts';
import { type CartLineRow, priceCart } from '../pricing/price-cart.ts';
import { MOST_LINES } from './change-cart.ts';
import {
  type CartRow,
  customerCartId,
  deleteLines,
  linesOf,
  lockCartIn,
  putLine,
  touchCart,
} from './repository.ts';

type Merged = Result<
  {
    readonly cartId: string;
    readonly merged: boolean;
    /** Lines for which the customer's cart had no room. */
    readonly leftOut: number;
  },
  RefusalOf<'upgradeGuestCart'>
>;

/**
 * Merges a guest's cart into the customer's. Both are locked in the order of their ids, so that two
 * simultaneous merges cannot deadlock. The guest id is invalid afterwards, and repeating the
 * merge changes nothing. A cart that is missing, somebody's, or merged into another one is refused alike.
 * While the customer orders a quote, a guest's cart is refused as well, and waits for the end of that. They are merged at the named store, else at the one at which they were filled.
 */
export const mergeCart = async (
  db: Db,
  body: { readonly cart_id: string; readonly retailer_id?: string | undefined },
  context: CustomerContext,
): Promise<Merged> => {
  const { market, now, customer } = context;
  const { retailer_id } = body;
  const named = retailer_id && (await findStore(db, market.id, { id: retailer_id }));
  if (retailer_id !== undefined && !named) return NO_SUCH_STORE;
  const ownId = await customerCartId(db, market.id, customer.customerId, now);
  if (body.cart_id === ownId) return ok({ cartId: ownId, merged: false, leftOut: 0 });

  return withTx(db, async (tx) => {
    const locked = new Map<string, CartRow | undefined>();
    for (const id of [body.cart_id, ownId].sort())
      locked.set(
        id,
        await lockCartIn(tx, market.id, id, id === ownId ? HELD_STATES : ['open', 'merged']),
      );
    const [guest, own] = [locked.get(body.cart_id), locked.get(ownId)];
    if (own === undefined) throw new Error('The customer has no cart');
    if (guest === undefined) return NOT_ANONYMOUS;
    const store = named || (await storeOfCarts(tx, market.id, [guest, own]));
    if (store === undefined) return NO_SUCH_STORE;

    const guestLines = await linesOf(tx, market.id, guest.id);
    const ownLines = await linesOf(tx, market.id, own.id);
    const priced = await priceCart(
      tx,
      market,
      [...ownLines, ...guestLines],
      priceContextOf(store, context),
      context.today,
      await buyerTerms(tx, context),
    );
    const most = new Map(priced.lines.map((line) => [line.row.offer_code, line.qtyMax]));
    const mergeable = (row: CartLineRow) => ({
      offerCode: row.offer_code,
      quantity: row.qty,
      maxQuantity: most.get(row.offer_code) ?? DEFAULT_MAX_QUANTITY,
      row,
    });
    const merge = mergeGuestCart(
      { id: own.id, isConvertingQuote: own.state === 'quote', lines: ownLines.map(mergeable) },
      guestCart(guest, guestLines.map(mergeable)),
      MOST_LINES,
    );
    if (!merge.ok) {
      if (merge.error.kind === 'converting-quote')
        await awaitConversion(tx, guest, customer.customerId);
      return NOT_ANONYMOUS;
    }
    if (guest.merged_into !== null) return ok({ cartId: own.id, merged: false, leftOut: 0 });

    const known = new Map(ownLines.map((line) => [line.offer_code, line]));
    const added = merge.value.lines.filter(({ row }) => !known.has(row.offer_code));
    const placed = new Map([
      ...ownLines.map(({ offer_code, line }) => [offer_code, line] as const),
      ...added.map(({ row }, at) => [row.offer_code, own.next_line + at] as const),
    ]);
    const offerOfGuest = new Map(guestLines.map(({ line, offer_code }) => [line, offer_code]));
    for (const { row, quantity } of merge.value.lines) {
      const { sku, offer_code, vendor_code, seen_minor, seen_initial_minor, waiting } =
        known.get(row.offer_code) ?? row;
      // The replaced line has a different number in this cart.
      const replaced =
        row.cart_id === guest.id && row.replaces !== null
          ? placed.get(offerOfGuest.get(row.replaces) ?? '')
          : undefined;
      await putLine(tx, own, placed.get(offer_code) ?? own.next_line, {
        sku,
        offer_code,
        vendor_code,
        qty: quantity,
        seen_minor,
        seen_initial_minor,
        waiting,
        replaces: replaced,
      });
    }
    const next = own.next_line + added.length;
    await deleteLines(tx, market.id, guest.id);
    await advanceCart(tx, guest, 'merge', { merged_into: own.id }, now);
    const merged = merge.value.notices.some(({ code }) => code === 'MERGED_CART');
    if (guestLines.length > 0)
      await touchCart(
        tx,
        own,
        {
          next_line: next,
          store_id: store.id,
          ...(own.coupon_code === null && { coupon_code: guest.coupon_code }),
        },
        now,
      );
    return ok({ cartId: own.id, merged, leftOut: merge.value.leftOut.length });
  });
};

const NOT_ANONYMOUS = fail({ kind: 'cart-not-anonymous' } as const);

const NO_SUCH_STORE = fail({
  kind: 'bad-input',
  fields: [{ field: 'body.retailer_id', kind: 'unknown' }],
} as const);

/** The store of the first of these carts that has one, else the shop's own store. */
const storeOfCarts = (
  tx: Tx,
  market: string,
  carts: readonly Pick<CartRow, 'store_id'>[],
): Promise<StoreRow | undefined> => {
  const id = carts.find(({ store_id }) => store_id !== null)?.store_id;
  return findStore(tx, market, id == null ? { sellerCode: BOT_SELLER_CODE } : { id });
};

const guestCart = <Line>(cart: CartRow, lines: readonly Line[]): GuestCart<Line> => {
  if (cart.customer_id !== null) return { kind: 'owned' };
  return cart.merged_into === null
    ? { kind: 'anonymous', lines }
    : { kind: 'merged', into: cart.merged_into };
};
