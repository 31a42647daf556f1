import { type CartState, HELD_STATES, REFILLED_STATES } from '@materia/domain-cart';
import type { LineWay, PaymentMethod } from '@materia/domain-checkout';
import { type Selectable, sql } from 'kysely';
import { randomId } from '../../platform/auth/random-ids.ts';
import type { CartTable } from '../../platform/database/tables/cart-tables.ts';
import type { Db, Reader, Tx } from '../../platform/database/with-tx.ts';
import type { Offer } from '@materia/domain-pricing';
import type { CartLineRow } from '../pricing/price-cart.ts';

export type CartRow = Selectable<CartTable>;

/** The owner of a cart: a guest who knows its id, or a customer. */
export type CartOwner =
  { readonly kind: 'guest' } | { readonly kind: 'customer'; readonly customerId: string };

const found = (
  db: Reader,
  market: string,
  id: string,
  owner: CartOwner,
  states: readonly CartState[],
) => {
  const cart = db
    .selectFrom('cart')
    .selectAll()
    .where('market', '=', market)
    .where('id', '=', id)
    .where('state', 'in', states);
  return owner.kind === 'guest'
    ? cart.where('customer_id', 'is', null)
    : cart.where('customer_id', '=', owner.customerId);
};

/**
 * The cart in one of these states, if it belongs to the owner. Another owner's cart, one in another
 * state and a missing one give the same result.
 */
export const findCart = (
  db: Reader,
  market: string,
  id: string,
  owner: CartOwner,
  ...states: readonly CartState[]
): Promise<CartRow | undefined> => found(db, market, id, owner, states).executeTakeFirst();

/** The same, locked for update: others wait until the transaction ends. */
export const lockCart = (
  tx: Tx,
  market: string,
  id: string,
  owner: CartOwner,
  ...states: readonly CartState[]
): Promise<CartRow | undefined> =>
  found(tx, market, id, owner, states).forUpdate().executeTakeFirst();

/** A cart in a state by its id, regardless of its owner, who is checked elsewhere. */
export const cartInState = (
  db: Reader,
  market: string,
  id: string,
  state: CartState,
): Promise<CartRow | undefined> =>
  db
    .selectFrom('cart')
    .selectAll()
    .where('market', '=', market)
    .where('id', '=', id)
    .where('state', '=', state)
    .executeTakeFirst();

/** Locks a cart in one of these states by its id, regardless of its owner. */
export const lockCartIn = (
  tx: Tx,
  market: string,
  id: string,
  states: readonly CartState[],
): Promise<CartRow | undefined> =>
  tx
    .selectFrom('cart')
    .selectAll()
    .where('market', '=', market)
    .where('id', '=', id)
    .where('state', 'in', states)
    .forUpdate()
    .executeTakeFirst();

/** The account's cart in one of these states, of which it has at most one. */
export const cartOfCustomer = (
  db: Reader,
  market: string,
  customerId: string,
  states: readonly (typeof HELD_STATES)[number][],
): Promise<CartRow | undefined> =>
  db
    .selectFrom('cart')
    .selectAll()
    .where('market', '=', market)
    .where('customer_id', '=', customerId)
    .where('state', 'in', states)
    .executeTakeFirst();

/** The account's own cart, parked or not, locked; undefined while it has none. */
export const refilledCartOf = (
  tx: Tx,
  market: string,
  customerId: string,
): Promise<CartRow | undefined> =>
  tx
    .selectFrom('cart')
    .selectAll()
    .where('market', '=', market)
    .where('customer_id', '=', customerId)
    .where('state', 'in', REFILLED_STATES)
    .forUpdate()
    .executeTakeFirst();

export const linesOf = (db: Reader, market: string, cartId: string): Promise<CartLineRow[]> =>
  db
    .selectFrom('cart_line')
    .selectAll()
    .where('market', '=', market)
    .where('cart_id', '=', cartId)
    .orderBy('line')
    .execute();

export const createCart = async (
  db: Db,
  market: string,
  customerId: string | null,
  now: string,
): Promise<string> => {
  const id = randomId();
  await db
    .insertInto('cart')
    .values({
      market,
      id,
      customer_id: customerId,
      state: 'open',
      created_at: now,
      updated_at: now,
    })
    .execute();
  return id;
};

/**
 * The id of the only cart that the customer holds; created by the first call, even if two arrive at
 * once.
 */
export const customerCartId = async (
  db: Reader,
  market: string,
  customerId: string,
  now: string,
): Promise<string> => {
  const held = () => cartOfCustomer(db, market, customerId, HELD_STATES);
  const existing = await held();
  if (existing !== undefined) return existing.id;
  await sql`insert into cart (market, id, customer_id, state, created_at, updated_at) values (${market}, ${randomId()}, ${customerId}, 'open', ${now}, ${now})
    on conflict (market, customer_id) where customer_id is not null and state in ('open', 'quote') do nothing`.execute(
    db,
  );
  const created = await held();
  if (created === undefined) throw new Error('An account has a cart once it was created');
  return created.id;
};

export type CartLineChange = Pick<
  CartLineRow,
  'sku' | 'offer_code' | 'vendor_code' | 'qty' | 'seen_minor' | 'seen_initial_minor' | 'waiting'
> & { readonly replaces?: number | undefined };

/** The line of an offer with the given quantity. */
export const lineOf = (
  sku: string,
  { code, isSoldByAThirdPartyVendor, vendor, price }: Offer,
  qty: number,
): CartLineChange => ({
  sku,
  offer_code: code,
  vendor_code: isSoldByAThirdPartyVendor ? vendor.code : null,
  qty,
  seen_minor: price.unit.included.minor,
  seen_initial_minor: price.initial.included.minor,
  waiting: false,
});

/**
 * Adds a line to a cart, or sets the quantity of the existing line of that offer. `replaces` is
 * preserved unless it is set again.
 */
export const putLine = async (
  tx: Tx,
  cart: CartRow,
  line: number,
  change: CartLineChange,
): Promise<void> => {
  await tx
    .insertInto('cart_line')
    .values({
      market: cart.market,
      cart_id: cart.id,
      line,
      ...change,
      replaces: change.replaces ?? null,
    })
    .onConflict((conflict) =>
      conflict.columns(['market', 'cart_id', 'offer_code']).doUpdateSet({
        qty: change.qty,
        seen_minor: change.seen_minor,
        seen_initial_minor: change.seen_initial_minor,
        waiting: change.waiting,
        ...(change.replaces !== undefined && { replaces: change.replaces }),
      }),
    )
    .execute();
};

export const changeLine = async (
  tx: Tx,
  line: CartLineRow,
  change: Partial<Pick<CartLineRow, 'qty' | 'seen_minor' | 'seen_initial_minor' | 'waiting'>>,
): Promise<void> => {
  await tx
    .updateTable('cart_line')
    .set(change)
    .where('market', '=', line.market)
    .where('cart_id', '=', line.cart_id)
    .where('line', '=', line.line)
    .execute();
};

/** Sets how lines are handed over; all other lines of the cart have no wish of their own. */
export const setLineWays = async (
  tx: Tx,
  { market, id }: Pick<CartRow, 'market' | 'id'>,
  wishes: readonly { readonly line: number; readonly part: LineWay }[],
): Promise<void> => {
  await sql`update cart_line set own_part = (
      select wish.part from unnest(${wishes.map(({ line }) => line)}::integer[], ${wishes.map(({ part }) => part)}::text[]) wish (line, part)
      where wish.line = cart_line.line)
    where market = ${market} and cart_id = ${id}`.execute(tx);
};

export const deleteLine = async (
  tx: Tx,
  line: Pick<CartLineRow, 'market' | 'cart_id' | 'line'>,
): Promise<void> => {
  await tx
    .deleteFrom('cart_line')
    .where('market', '=', line.market)
    .where('cart_id', '=', line.cart_id)
    .where('line', '=', line.line)
    .execute();
};

/** Deletes the lines with these numbers. */
export const deleteLinesAt = async (
  tx: Tx,
  cart: Pick<CartRow, 'market' | 'id'>,
  lines: readonly number[],
): Promise<void> => {
  await tx
    .deleteFrom('cart_line')
    .where('market', '=', cart.market)
    .where('cart_id', '=', cart.id)
    .where(sql<boolean>`line = any(${lines}::integer[])`)
    .execute();
};

export const deleteLines = async (tx: Tx, market: string, cartId: string): Promise<void> => {
  await tx
    .deleteFrom('cart_line')
    .where('market', '=', market)
    .where('cart_id', '=', cartId)
    .execute();
};

/** Deletes a cart with its lines. */
export const deleteCart = async (
  tx: Tx,
  { market, id }: Pick<CartRow, 'market' | 'id'>,
): Promise<void> => {
  await tx.deleteFrom('cart').where('market', '=', market).where('id', '=', id).execute();
};

type CartChange = Partial<
  Pick<
    CartRow,
    | 'store_id'
    | 'next_line'
    | 'state'
    | 'merged_into'
    | 'merged_revision'
    | 'coupon_code'
    | 'own_part'
    | 'guest_email'
    | 'place_postcode'
    | 'place_city'
  >
>;

/**
 * Writes a change of the cart's contents, store or delivery choices; every change makes a new
 * revision.
 */
export const touchCart = async (
  tx: Tx,
  cart: Pick<CartRow, 'market' | 'id'>,
  change: CartChange,
  now: string,
): Promise<void> => {
  await tx
    .updateTable('cart')
    .set((row) => ({
      ...change,
      revision: row('revision', '+', 1),
      updated_at: now,
    }))
    .where('market', '=', cart.market)
    .where('id', '=', cart.id)
    .execute();
};

/** Remembers the method that a shopper chose. */
export const saveChosenMethod = async (
  db: Reader,
  market: string,
  cartId: string,
  method: PaymentMethod,
): Promise<void> => {
  await db
    .updateTable('cart')
    .set({ payment_method: method })
    .where('market', '=', market)
    .where('id', '=', cartId)
    .where('state', 'in', HELD_STATES)
    .execute();
};
