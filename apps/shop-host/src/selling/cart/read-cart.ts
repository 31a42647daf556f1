import type { FieldPath, ParsedInput } from '@materia/api-contract';
import { canChangeCart, HELD_STATES } from '@materia/domain-cart';
import type { FlagSet } from '@materia/domain-feature-flags';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { parsePriceContextCode } from '@materia/domain-pricing';
import type { Market } from '@materia/market-model';
import type { RequestContext } from '../../platform/contract/context.ts';
import type { Refusal, RefusalOf } from '../../platform/contract/refusals.ts';
import { type Db, type Reader, withTx } from '../../platform/database/with-tx.ts';
import { findStore, type StoreRow } from '../../catalogue/stores/repository.ts';
import { applyFindings, checkLines, type FoundLine } from './check-lines.ts';
import { type CartDelivery, cartDelivery } from '../fulfilment/cart-delivery.ts';
import { CART_LOCKED } from './conversions.ts';
import { cartPrices, cartTerms } from './coupons.ts';
import { noSuchCart } from './no-such-cart.ts';
import { addUp, priceCart, type CartAtStore, lineId } from '../pricing/price-cart.ts';
import {
  type CartOwner,
  type CartRow,
  findCart,
  linesOf,
  lockCart,
  touchCart,
} from './repository.ts';

type CartRequest = ParsedInput<'readGuestCart'>['body']['request'];
type ReadRefusal = RefusalOf<'readMyCart'>;

/** A cart as it was read at a store. */
export type CartRead = {
  readonly market: Market;
  readonly flags: FlagSet;
  readonly row: CartRow;
  /** The lines that can be ordered, and their totals. */
  readonly priced: CartAtStore;
  /** How lines are delivered. The checkout leaves out those that no method can carry, so no total counts them. */
  readonly delivery: CartDelivery;
  readonly isPro: boolean;
  /** It was checked against stock and prices, and changed where necessary. */
  readonly isUpgraded: boolean;
  /** What the check found. */
  readonly findings: readonly FoundLine[];
  /** The code that the check removed, if any. */
  readonly couponOver?: string | null;
};

/**
 * Reads a cart. A read for another store moves the cart there; one in which a quote is ordered stays
 * at the quote's store.
 */
export const readCart = async (
  db: Db,
  request: CartRequest,
  owner: CartOwner,
  context: RequestContext,
): Promise<Result<CartRead, ReadRefusal>> => {
  const admitted = await admit(db, request, context);
  if (!admitted.ok) return admitted;
  const cart = await findCart(db, context.market.id, request.cart_id, owner, ...HELD_STATES);
  if (cart === undefined) return noSuchCart(request.cart_id);
  const store = await storeOfRead(db, cart, admitted.value);
  const current =
    cart.store_id === store.id ? cart : await moveCart(db, cart, owner, store, context);
  if (current === undefined) return noSuchCart(request.cart_id);
  const { ordered, delivery } = await pricedCart(db, current, store, context);
  return ok({
    market: context.market,
    flags: context.flags,
    row: current,
    priced: ordered,
    delivery,
    isPro: isPro(context),
    isUpgraded: false,
    findings: [],
  });
};

/**
 * The cart as it would be at another store, with the changes that a check would make there; the
 * cart itself does not move. The store of a quote that is ordered cannot be changed.
 */
export const compareCart = async (
  db: Db,
  request: CartRequest,
  owner: CartOwner,
  context: RequestContext,
): Promise<Result<CartRead, ReadRefusal | Refusal<'cart-locked'>>> => {
  const admitted = await admit(db, request, context);
  if (!admitted.ok) return admitted;
  const row = await findCart(db, context.market.id, request.cart_id, owner, ...HELD_STATES);
  if (row === undefined) return noSuchCart(request.cart_id);
  if (!canChangeCart({ isConvertingQuote: row.state === 'quote' }, 'change-store').ok)
    return CART_LOCKED;
  const { whole, ordered, delivery } = await pricedCart(db, row, admitted.value, context);
  const findings = checkLines(whole, context.market);
  return ok({
    market: context.market,
    flags: context.flags,
    row,
    priced: ordered,
    delivery,
    isPro: isPro(context),
    isUpgraded: false,
    findings,
  });
};

/**
 * Reads a cart after checking it against stock and prices: necessary changes are made and reported.
 */
export const readUpgradedCart = async (
  db: Db,
  request: CartRequest,
  owner: CartOwner,
  context: RequestContext,
): Promise<Result<CartRead, ReadRefusal>> => {
  const admitted = await admit(db, request, context);
  if (!admitted.ok) return admitted;
  return withTx(db, async (tx) => {
    const cart = await lockCart(tx, context.market.id, request.cart_id, owner, ...HELD_STATES);
    if (cart === undefined) return noSuchCart(request.cart_id);
    const store = await storeOfRead(tx, cart, admitted.value);
    const { whole } = await wholeCart(tx, cart, store, context);
    const findings = checkLines(whole, context.market);
    const isCouponOver = cart.coupon_code !== null && whole.coupon === null;
    await applyFindings(tx, findings);
    const isMoved = cart.store_id !== store.id;
    if (isMoved || findings.length > 0 || isCouponOver) {
      await touchCart(
        tx,
        cart,
        {
          store_id: store.id,
          ...(isCouponOver && { coupon_code: null }),
        },
        context.now,
      );
    }
    const row = (await findCart(tx, context.market.id, cart.id, owner, ...HELD_STATES)) ?? cart;
    const { ordered, delivery } = await pricedCart(tx, row, store, context);
    return ok({
      market: context.market,
      flags: context.flags,
      row,
      priced: ordered,
      delivery,
      isPro: isPro(context),
      isUpgraded: true,
      findings,
      ...(isCouponOver && { couponOver: cart.coupon_code }),
    });
  });
};

/** Checks that the store exists, and that only professionals request professional prices. */
const admit = async (
  db: Reader,
  request: CartRequest,
  context: RequestContext,
): Promise<Result<StoreRow, Refusal<'bad-input' | 'forbidden', FieldPath<'readMyCart'>>>> => {
  const store = await findStore(db, context.market.id, { id: request.retailer_id });
  if (store === undefined)
    return fail({
      kind: 'bad-input',
      fields: [{ field: 'body.request.retailer_id', kind: 'unknown' }],
    });
  if (request.context_code === undefined) return ok(store);
  return checkContextCode(request.context_code, 'body.request.context_code', context) ?? ok(store);
};

/**
 * Refuses unknown codes, and the professional code for all other accounts (the account decides).
 */
export const checkContextCode = <const Field extends string>(
  code: string,
  field: Field,
  context: RequestContext,
): { ok: false; error: Refusal<'bad-input' | 'forbidden', Field> } | undefined => {
  const asked = parsePriceContextCode(code);
  if (asked === undefined) return fail({ kind: 'bad-input', fields: [{ field, kind: 'unknown' }] });
  return asked.kind === 'professional' && !isPro(context) ? fail({ kind: 'forbidden' }) : undefined;
};

/** The store at which a cart is read: the requested one, unless a quote locks the cart to another. */
const storeOfRead = async (db: Reader, cart: CartRow, requested: StoreRow): Promise<StoreRow> =>
  cart.state === 'quote' && cart.store_id !== null && cart.store_id !== requested.id
    ? ((await findStore(db, cart.market, { id: cart.store_id })) ?? requested)
    : requested;

const moveCart = (
  db: Db,
  cart: CartRow,
  owner: CartOwner,
  store: StoreRow,
  { now }: RequestContext,
): Promise<CartRow | undefined> =>
  withTx(db, async (tx) => {
    const locked = await lockCart(tx, cart.market, cart.id, owner, 'open');
    if (locked === undefined || locked.store_id === store.id) return locked;
    await touchCart(tx, locked, { store_id: store.id }, now);
    return findCart(tx, cart.market, cart.id, owner, 'open');
  });

/** A cart with its prices: all of it, and what can be ordered of it. */
type PricedCart = {
  readonly whole: CartAtStore;
  readonly ordered: CartAtStore;
  readonly delivery: CartDelivery;
};

/** A cart with its prices, before its deliveries are known. */
const wholeCart = async (db: Reader, cart: CartRow, store: StoreRow, context: RequestContext) => {
  const { market, today } = context;
  const terms = await cartTerms(db, cart, context);
  const lines = await linesOf(db, cart.market, cart.id);
  const prices = cartPrices(cart, store, context);
  return { whole: await priceCart(db, market, lines, prices, today, terms), terms };
};

const pricedCart = async (
  db: Reader,
  cart: CartRow,
  store: StoreRow,
  context: RequestContext,
): Promise<PricedCart> => {
  const { market, flags } = context;
  const { whole, terms } = await wholeCart(db, cart, store, context);
  const delivery = await cartDelivery(db, market, flags, cart, whole);
  if (delivery.undeliverable.length === 0) return { whole, ordered: whole, delivery };
  const left = new Set(delivery.undeliverable.map(({ line }) => lineId(line.row)));
  const lines = whole.lines.filter(({ row }) => !left.has(lineId(row)));
  return {
    whole,
    ordered: { ...whole, ...addUp(market, whole, lines, terms, []) },
    delivery,
  };
};

const isPro = ({ customer }: RequestContext): boolean => customer?.isPro === true;
