import type { CartState } from '@materia/domain-cart';
import type { CartConversion } from '../../platform/database/tables/cart-tables.ts';
import type { Reader, Tx } from '../../platform/database/with-tx.ts';
import type { CartLineRow } from '../pricing/price-cart.ts';
import type { CartRow } from './repository.ts';

/** A cart that takes the place of the customer's own. */
export type NewConversion = {
  readonly id: string;
  /** The quote whose prices hold; null for what a member asks for at today's prices. */
  readonly converts: CartConversion | null;
  /** The request of a member that an approver orders. */
  readonly approves?: string;
  readonly storeId: string;
  readonly lines: readonly (Pick<
    CartLineRow,
    | 'line'
    | 'sku'
    | 'offer_code'
    | 'vendor_code'
    | 'qty'
    | 'seen_minor'
    | 'seen_initial_minor'
    | 'quoted_price'
  > &
    Partial<Pick<CartLineRow, 'waiting' | 'own_part'>>)[];
};

/** Writes the state and nothing else: neither the revision nor the time of the last change. */
export const setCartState = async (
  tx: Tx,
  { market, id }: Pick<CartRow, 'market' | 'id'>,
  state: CartState,
): Promise<void> => {
  await tx
    .updateTable('cart')
    .set({ state })
    .where('market', '=', market)
    .where('id', '=', id)
    .execute();
};

/** Inserts the cart of a quote in the place of a parked one. */
export const insertConversionCart = async (
  tx: Tx,
  former: Pick<CartRow, 'market' | 'id' | 'customer_id'>,
  { id, converts, approves, storeId, lines }: NewConversion,
  now: string,
): Promise<void> => {
  await tx
    .insertInto('cart')
    .values({
      market: former.market,
      id,
      customer_id: former.customer_id,
      state: 'quote',
      converts: converts && JSON.stringify(converts),
      approves: approves ?? null,
      taken_from: former.id,
      store_id: storeId,
      next_line: Math.max(0, ...lines.map(({ line }) => line)) + 1,
      created_at: now,
      updated_at: now,
    })
    .execute();
  if (lines.length === 0) return;
  await tx
    .insertInto('cart_line')
    .values(
      lines.map((line) => ({
        market: former.market,
        cart_id: id,
        line: line.line,
        sku: line.sku,
        offer_code: line.offer_code,
        vendor_code: line.vendor_code,
        qty: line.qty,
        seen_minor: line.seen_minor,
        seen_initial_minor: line.seen_initial_minor,
        waiting: line.waiting ?? false,
        own_part: line.own_part ?? null,
        quoted_price: line.quoted_price && JSON.stringify(line.quoted_price),
      })),
    )
    .execute();
};

/** Writes that a cart waits for an approver. It has no other cart's place any more. */
export const parkAskedCart = async (
  tx: Tx,
  { market, id }: Pick<CartRow, 'market' | 'id'>,
  state: CartState,
): Promise<void> => {
  await tx
    .updateTable('cart')
    .set({ state, taken_from: null })
    .where('market', '=', market)
    .where('id', '=', id)
    .execute();
};

/** The cart in which a customer orders a quote, locked. */
export const lockConversionOf = (
  tx: Tx,
  market: string,
  customerId: string,
): Promise<CartRow | undefined> =>
  tx
    .selectFrom('cart')
    .selectAll()
    .where('market', '=', market)
    .where('customer_id', '=', customerId)
    .where('state', '=', 'quote')
    .forUpdate()
    .executeTakeFirst();

/** Customers whose conversion began before an instant, or whose quote was valid until before a day. */
export const customersOfEndedConversions = async (
  db: Reader,
  market: string,
  { begunBefore, today }: { readonly begunBefore: string; readonly today: string },
  most: number,
): Promise<readonly string[]> =>
  (
    await db
      .selectFrom('cart')
      .select('customer_id')
      .where('market', '=', market)
      .where('state', '=', 'quote')
      .where(({ or, eb, ref }) =>
        or([
          eb('created_at', '<', begunBefore),
          eb(ref('converts', '->>').key('validUntil'), '<', today),
        ]),
      )
      .orderBy('id')
      .limit(most)
      .execute()
  ).flatMap(({ customer_id }) => customer_id ?? []);
