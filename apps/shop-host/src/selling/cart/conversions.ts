import { parsePlainDate } from '@materia/domain-holiday-calendar';
import { fail } from '@materia/domain-kernel';
import {
  CONVERSION_LIFE_MS,
  abortConversion,
  type Conversion,
  isConversionOver,
} from '@materia/domain-quotes';
import type { Market } from '@materia/market-model';
import { todayIn } from '@materia/platform-clock';
import { randomId } from '../../platform/auth/random-ids.ts';
import type { CustomerContext, RequestContext } from '../../platform/contract/context.ts';
import type { Refusal } from '../../platform/contract/refusals.ts';
import { type Db, type Reader, type Tx, withTx } from '../../platform/database/with-tx.ts';
import { laterBy } from '../../platform/process/instants.ts';
import { mayOrderApproval } from '../approval-requests/repository.ts';
import { stateAfter } from './cart-states.ts';
import {
  customersOfEndedConversions,
  insertConversionCart,
  lockConversionOf,
  parkAskedCart,
  type NewConversion,
  setCartState,
} from './conversions-repository.ts';
import { noSuchCart } from './no-such-cart.ts';
import {
  cartOfCustomer,
  type CartOwner,
  type CartRow,
  deleteCart,
  findCart,
} from './repository.ts';
import { insertTakenCart, moveLines } from './taken-carts-repository.ts';

/** A cart in which a quote, or what a member asks for, is ordered in place of the customer's own cart. */
export type ConversionCart = CartRow & {
  readonly customer_id: string;
  readonly taken_from: string;
};

export const isConversionCart = (cart: CartRow): cart is ConversionCart =>
  cart.state === 'quote' &&
  (cart.converts !== null || cart.approves !== null) &&
  cart.taken_from !== null &&
  cart.customer_id !== null;

/**
 * Parks a customer's locked open cart as it is, and puts another one with these lines in its place.
 */
export const startConversion = async (
  tx: Tx,
  cart: CartRow,
  conversion: NewConversion,
  now: string,
): Promise<void> => {
  await setCartState(tx, cart, stateAfter(cart, 'park'));
  await insertConversionCart(tx, cart, conversion, now);
};

/**
 * Ends the conversion in a locked cart: that cart is gone, and the customer's own is theirs again as
 * it was.
 */
export const endConversion = async (tx: Tx, cart: ConversionCart): Promise<void> => {
  if (stateAfter(cart, 'end-conversion') === 'ended') await deleteCart(tx, cart);
  await restoreFormer(tx, cart);
};

/**
 * Parks a customer's locked cart until an approver has decided about it. If it is that of a quote, the
 * customer's own cart is theirs again.
 */
export const parkForApproval = async (tx: Tx, cart: CartRow): Promise<void> => {
  await parkAskedCart(tx, cart, stateAfter(cart, 'ask-approval'));
  if (isConversionCart(cart)) await restoreFormer(tx, cart);
};

const restoreFormer = async (
  tx: Tx,
  { market, taken_from }: Pick<ConversionCart, 'market' | 'taken_from'>,
): Promise<void> => {
  const former = { market, id: taken_from, state: 'parked' } as const;
  await setCartState(tx, former, stateAfter(former, 'restore'));
};

/** Whether the conversion in a cart is over by itself. */
export const isOver = (
  { created_at, converts }: ConversionCart,
  { now, today }: Pick<RequestContext, 'now' | 'today'>,
): boolean => {
  const ageMs = Date.parse(now) - Date.parse(created_at);
  if (converts === null) return ageMs > CONVERSION_LIFE_MS;
  const validUntil = parsePlainDate(converts.validUntil);
  if (!validUntil.ok) throw new Error(`A quote has no last day: ${converts.validUntil}`);
  return isConversionOver({ ageMs, validUntil: validUntil.value }, today);
};

/** Whether the cart orders a quote, or something about which no approver has decided. */
const isStillAsked = async (
  db: Reader,
  { market, approves, customer_id }: ConversionCart,
  now: string,
): Promise<boolean> =>
  approves === null || mayOrderApproval(db, { market, id: approves }, customer_id, now);

/** Ends the customer's conversion if it is over by itself, so that the customer finds their own cart. */
export const endConversionThatIsOver = async (
  db: Db,
  { market, customer, now, today }: Pick<CustomerContext, 'market' | 'customer' | 'now' | 'today'>,
): Promise<void> => {
  const cart = await cartOfCustomer(db, market.id, customer.customerId, ['quote']);
  if (cart === undefined || !isConversionCart(cart)) return;
  if (!(await isToEnd(db, cart, { now, today }))) return;
  await withTx(db, (tx) => endIfOver(tx, market.id, customer.customerId, { now, today }));
};

/** Whether a conversion is over by itself, or what it was to order is not asked any more. */
const isToEnd = async (
  db: Reader,
  cart: ConversionCart,
  at: Pick<RequestContext, 'now' | 'today'>,
): Promise<boolean> => isOver(cart, at) || !(await isStillAsked(db, cart, at.now));

/** Ends a customer's conversion if it is still there, and over, once its cart is locked. */
const endIfOver = async (
  tx: Tx,
  market: string,
  customerId: string,
  at: Pick<RequestContext, 'now' | 'today'>,
): Promise<void> => {
  const cart = await lockConversionOf(tx, market, customerId);
  if (cart !== undefined && isConversionCart(cart) && (await isToEnd(tx, cart, at)))
    await endConversion(tx, cart);
};

/**
 * Ends at most so many conversions of a market that are over by themselves, whoever began them and
 * whatever became of that process; returns how many.
 */
export const endConversionsThatAreOver = async (
  db: Db,
  market: Pick<Market, 'id' | 'timeZone'>,
  now: string,
  most: number,
): Promise<number> => {
  const today = todayIn(market.timeZone, now);
  const begunBefore = laterBy(now, -CONVERSION_LIFE_MS);
  const customers = await customersOfEndedConversions(db, market.id, { begunBefore, today }, most);
  for (const customerId of customers)
    await withTx(db, (tx) => endIfOver(tx, market.id, customerId, { now, today }));
  return customers.length;
};

/**
 * Ends the conversion of a customer, if there is one, and returns the id of the cart that is theirs
 * again; undefined without a conversion.
 */
export const abortConversionOf = async (
  tx: Tx,
  market: string,
  customerId: string,
): Promise<string | undefined> => {
  const cart = await lockConversionOf(tx, market, customerId);
  if (cart === undefined || !isConversionCart(cart)) return undefined;
  await endConversion(tx, cart);
  return abortConversion(conversionIn(cart)).cartId;
};

/** What a customer's cart is: their own, or that of a quote. */
export const conversionIn = (cart: CartRow): Conversion =>
  isConversionCart(cart)
    ? {
        kind: 'converting',
        quoteId: cart.approves ?? cart.converts?.quoteId ?? '',
        cartId: cart.id,
        formerCartId: cart.taken_from,
      }
    : { kind: 'none', cartId: cart.id };

/**
 * The lines of a conversion are ordered, and wait for their payment in a cart of their own. They do
 * not go back to a cart: what was quoted is ordered by its quote, and by nothing else.
 */
export const setConversionAside = async (
  tx: Tx,
  cart: ConversionCart,
  lines: readonly number[],
  purchaseNumber: string,
  now: string,
): Promise<void> => {
  const id = randomId();
  await insertTakenCart(
    tx,
    {
      market: cart.market,
      id,
      customer_id: cart.customer_id,
      guest_email: null,
      state: stateAfter(cart, 'place'),
      taken_from: cart.taken_from,
      purchase_number: purchaseNumber,
      coupon_code: null,
      converts: cart.converts && JSON.stringify(cart.converts),
      approves: cart.approves,
    },
    now,
  );
  await moveLines(tx, cart, id, lines);
};

/**
 * Why a cart that is not open cannot be changed: it is locked while a quote is ordered in it, or
 * it is not there.
 */
export const notOpen = async (
  db: Reader,
  market: string,
  id: string,
  owner: CartOwner,
): Promise<{ ok: false; error: Refusal<'no-such-cart' | 'cart-locked'> }> =>
  (await findCart(db, market, id, owner, 'quote')) === undefined ? noSuchCart(id) : CART_LOCKED;

export const CART_LOCKED = fail({ kind: 'cart-locked' } as const);
