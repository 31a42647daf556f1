import type { ParsedInput } from '@materia/api-contract';
import {
  checkCoupon,
  couponInForce,
  type CouponRefusal,
  type CouponUse,
  parseCouponCode,
} from '@materia/domain-cart';
import { parsePlainDate, type PlainDate } from '@materia/domain-holiday-calendar';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { money } from '@materia/domain-money';
import type { Market } from '@materia/market-model';
import type { RequestContext } from '../../platform/contract/context.ts';
import type { Refusal } from '../../platform/contract/refusals.ts';
import { type Db, type Reader, type Tx, withTx } from '../../platform/database/with-tx.ts';
import { type PriceContext, priceContextOf } from '../../catalogue/offers/price-context.ts';
import { findStore, type StoreRow } from '../../catalogue/stores/repository.ts';
import { type BuyerTerms, buyerTerms, type CouponOffer } from '../pricing/buyer-terms.ts';
import { subtotalOfVendor, priceCart } from '../pricing/price-cart.ts';
import {
  type CouponBuyer,
  type CouponRow,
  countCouponUses,
  findCouponRow,
  isCouponUsedBy,
} from './coupons-repository.ts';
import { notOpen } from './conversions.ts';
import { noSuchCart } from './no-such-cart.ts';
import { type CartRow, linesOf, lockCart, touchCart } from './repository.ts';

type Body = ParsedInput<'addCoupon'>['body'];

/** Why a promo code was not applied to a cart. */
export type AddingRefused =
  CouponRefusal | Refusal<'no-such-cart' | 'cart-locked' | 'coupons-not-taken'>;

/**
 * The usable code of a cart and the buyer's terms. A code that is no longer usable gives no
 * discount. A quote that is ordered keeps the terms on which it was made.
 */
export const cartTerms = async (
  db: Reader,
  row: Pick<CartRow, 'converts' | 'coupon_code' | 'guest_email'>,
  context: RequestContext,
): Promise<BuyerTerms> =>
  row.converts?.terms ?? {
    ...(await buyerTerms(db, context)),
    coupon: await couponOfCart(db, row, context),
  };

/** The price list of a cart at a store. A quote that is ordered keeps the basis of its prices. */
export const cartPrices = (
  { converts }: Pick<CartRow, 'converts'>,
  store: StoreRow,
  context: RequestContext,
): PriceContext => {
  const prices = priceContextOf(store, context);
  if (converts === null) return prices;
  const validUntil = parsePlainDate(converts.validUntil);
  if (!validUntil.ok) throw new Error(`A quote has no last day: ${converts.validUntil}`);
  return { ...prices, basis: converts.basis, quote: { validUntil: validUntil.value } };
};

/** The code of a cart while it is usable; undefined otherwise. */
export const couponOfCart = async (
  db: Reader,
  { coupon_code, guest_email }: Pick<CartRow, 'coupon_code' | 'guest_email'>,
  context: RequestContext,
): Promise<CouponOffer | undefined> => {
  if (coupon_code === null) return undefined;
  const coupon = await findCoupon(db, coupon_code, context);
  return coupon !== undefined &&
    couponInForce(coupon, await usedBy(db, coupon_code, guest_email, context)).ok
    ? coupon
    : undefined;
};

/**
 * Applies a promo code to a cart: at most one, only while it is in force, and only if the cart is
 * large enough. With the flag CART_DISPLAY_PROMO_CODE off, only coupons that the customer got for
 * points are taken; one that is already on a cart stays until it is removed.
 */
export const addCoupon = (
  db: Db,
  { cartMaskId, couponCode }: Body,
  context: RequestContext,
): Promise<Result<true, AddingRefused>> =>
  withTx(db, async (tx) => {
    const cart = await cartByMask(tx, cartMaskId, context);
    if (cart === undefined) return noCoupons(tx, cartMaskId, context);
    const code = parseCouponCode(couponCode);
    const coupon = await findCoupon(tx, code, context);
    if (!context.flags.CART_DISPLAY_PROMO_CODE && coupon?.isOwn !== true)
      return fail({ kind: 'coupons-not-taken' });
    const present = await couponOfCart(tx, cart, context);
    const checked = checkCoupon(coupon ?? null, {
      ...(await usedBy(tx, code, cart.guest_email, context)),
      codeOnCart: present?.code ?? null,
      goods: await goodsOf(tx, cart, coupon?.seller ?? null, context),
    });
    if (!checked.ok) return checked;
    if (cart.coupon_code !== code) await touchCart(tx, cart, { coupon_code: code }, context.now);
    return ok(true);
  });

/**
 * Removes a promo code and restores the totals. Removing a code that is not on the cart changes
 * nothing.
 */
export const removeCoupon = (
  db: Db,
  { cartMaskId, couponCode }: Body,
  context: RequestContext,
): Promise<Result<true, Refusal<'no-such-cart' | 'cart-locked'>>> =>
  withTx(db, async (tx) => {
    const cart = await cartByMask(tx, cartMaskId, context);
    if (cart === undefined) return noCoupons(tx, cartMaskId, context);
    if (cart.coupon_code === parseCouponCode(couponCode))
      await touchCart(tx, cart, { coupon_code: null }, context.now);
    return ok(true);
  });

/** The cart of a mask id: a customer's cart needs the customer's token, a guest's only its id. */
const cartByMask = async (
  tx: Tx,
  id: string,
  { market, customer }: RequestContext,
): Promise<CartRow | undefined> => {
  const own =
    customer &&
    (await lockCart(
      tx,
      market.id,
      id,
      { kind: 'customer', customerId: customer.customerId },
      'open',
    ));
  return own ?? lockCart(tx, market.id, id, { kind: 'guest' }, 'open');
};

/** Why a cart takes no code: it is not there, or a quote is ordered in it. */
const noCoupons = (tx: Tx, id: string, { market, customer }: RequestContext) =>
  customer === undefined
    ? noSuchCart(id)
    : notOpen(tx, market.id, id, { kind: 'customer', customerId: customer.customerId });

const goodsOf = async (tx: Tx, cart: CartRow, seller: string | null, context: RequestContext) => {
  const { market, today } = context;
  const store =
    cart.store_id === null ? undefined : await findStore(tx, market.id, { id: cart.store_id });
  if (store === undefined) return money(0, market.currency);
  const priced = await priceCart(
    tx,
    market,
    await linesOf(tx, market.id, cart.id),
    priceContextOf(store, context),
    today,
    await buyerTerms(tx, context),
  );
  return subtotalOfVendor(priced, seller, market.currency);
};

/**
 * A code with its conditions. One that another customer got for points does not exist for anybody
 * else.
 */
const findCoupon = async (
  db: Reader,
  code: string,
  { market, customer }: Pick<RequestContext, 'market' | 'customer'>,
): Promise<(CouponOffer & { readonly isOwn: boolean }) | undefined> => {
  const row = await findCouponRow(db, market.id, code);
  if (row === undefined || (row.owner_id !== null && row.owner_id !== customer?.customerId))
    return undefined;
  return {
    ...couponOf(row, market, await countCouponUses(db, row)),
    isOwn: row.owner_id !== null,
  };
};

const couponOf = (row: CouponRow, { currency }: Market, uses: number): CouponOffer => ({
  code: row.code,
  off:
    row.kind === 'amount'
      ? { kind: 'amount', amount: money(row.value, currency) }
      : { kind: 'rate', rate: row.value },
  seller: row.sold_by,
  fromTotal: money(row.from_minor, currency),
  from: dayOf(row.valid_from),
  until: dayOf(row.valid_until),
  useLimit: row.use_limit,
  uses,
  conditions: row.conditions,
  sellerName: row.seller_name,
});

/** Whether the person has used the code, with or without an account. */
const usedBy = async (
  db: Reader,
  code: string,
  guestEmail: string | null,
  context: RequestContext,
): Promise<CouponUse> => {
  const buyer = couponBuyer(guestEmail, context);
  const coupon = { market: context.market.id, code };
  return {
    today: context.today,
    isUsedByCustomer: buyer !== undefined && (await isCouponUsedBy(db, coupon, buyer)),
  };
};

/** Undefined for a guest who has not given an email address yet. */
const couponBuyer = (
  guestEmail: string | null,
  { customer }: Pick<RequestContext, 'customer'>,
): CouponBuyer | undefined => {
  if (customer !== undefined) return { kind: 'customer', customerId: customer.customerId };
  return guestEmail === null ? undefined : { kind: 'guest', email: guestEmail };
};

const dayOf = (text: string): PlainDate => {
  const day = parsePlainDate(text);
  if (!day.ok) throw new Error('The database keeps days');
  return day.value;
};
