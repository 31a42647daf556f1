import { type Insertable, sql } from 'kysely';
import type { CartTable } from '../../platform/database/tables/cart-tables.ts';
import type { Reader, Tx } from '../../platform/database/with-tx.ts';
import type { CartRow } from './repository.ts';

/** A cart with what was taken out of a shopper's cart. */
export type TakenCart = CartRow & { readonly taken_from: string };

/** A purchase whose row is locked. */
export type PurchaseKey = { readonly market: string; readonly number: string };

/** Inserts a cart for what is taken out of another one. */
export const insertTakenCart = async (
  tx: Tx,
  cart: Pick<
    TakenCart,
    | 'market'
    | 'id'
    | 'customer_id'
    | 'guest_email'
    | 'state'
    | 'taken_from'
    | 'purchase_number'
    | 'coupon_code'
  > &
    Pick<Insertable<CartTable>, 'converts' | 'approves'>,
  now: string,
): Promise<void> => {
  await tx
    .insertInto('cart')
    .values({ ...cart, created_at: now, updated_at: now })
    .execute();
};

/** Moves the lines with these numbers to another cart, where they keep their numbers. */
export const moveLines = async (
  tx: Tx,
  cart: Pick<CartRow, 'market' | 'id'>,
  to: string,
  lines: readonly number[],
): Promise<void> => {
  await tx
    .updateTable('cart_line')
    .set({ cart_id: to })
    .where('market', '=', cart.market)
    .where('cart_id', '=', cart.id)
    .where(sql<boolean>`line = any(${lines}::integer[])`)
    .execute();
};

/** Whether what was taken was ordered in the cart of a conversion: it goes back to no cart. */
export const isOfConversion = ({ converts, approves }: Pick<CartRow, 'converts' | 'approves'>) =>
  converts !== null || approves !== null;

/** Whether anything was taken out of this cart for a purchase that is open. */
export const hasTakenCarts = async (
  db: Reader,
  { market, id }: Pick<CartRow, 'market' | 'id'>,
): Promise<boolean> =>
  (await db
    .selectFrom('cart')
    .select('id')
    .where('market', '=', market)
    .where('taken_from', '=', id)
    .executeTakeFirst()) !== undefined;

/** Whether something that was taken out of this cart waits for its payment. A quote's lines were not. */
export const awaitsPayment = async (
  db: Reader,
  { market, id }: Pick<CartRow, 'market' | 'id'>,
): Promise<boolean> =>
  (await db
    .selectFrom('cart')
    .select('id')
    .where('market', '=', market)
    .where('taken_from', '=', id)
    .where('state', '=', 'placed')
    .where('converts', 'is', null)
    .where('approves', 'is', null)
    .executeTakeFirst()) !== undefined;

/** The cart with what a purchase took, while the purchase is open. */
export const findTakenCart = async (
  tx: Tx,
  { market, number }: PurchaseKey,
): Promise<TakenCart | undefined> => {
  const row = await tx
    .selectFrom('cart')
    .selectAll()
    .where('market', '=', market)
    .where('purchase_number', '=', number)
    .where('state', 'in', ['placed', 'merged'])
    .executeTakeFirst();
  return row?.taken_from == null ? undefined : { ...row, taken_from: row.taken_from };
};
