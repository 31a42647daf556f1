import {
  isObtainable,
  type ModelCart,
  type ModelOffer,
  type ModelShop,
  type ModelStore,
  OFFERS,
  priceOf,
} from './cart-model.ts';

/**
 * A promo code of the model: its discount, the lines it applies to, and the minimum amount of those
 * lines.
 */
type ModelCoupon = {
  readonly code: string;
  readonly kind: 'amount' | 'rate';
  readonly value: number;
  readonly seller: 'V1' | null;
  readonly from: number;
};

export const COUPONS: readonly ModelCoupon[] = [
  { code: 'MODELRATE', kind: 'rate', value: 1250, seller: null, from: 0 },
  { code: 'MODELAMOUNT', kind: 'amount', value: 3001, seller: null, from: 10_000 },
  { code: 'MODELVENDOR', kind: 'rate', value: 3333, seller: 'V1', from: 0 },
];
/** What shoppers type: the valid codes, and one that does not exist. */
export const TYPED: readonly string[] = [...COUPONS.map(({ code }) => code), 'MODELNONE'];

const STANDARD_VAT = 2300;
const PREPARATION = 2500;

const sellerOf = ({ code, isVendor }: ModelOffer): string | null =>
  isVendor ? (code.split('-')[0] ?? null) : null;

type Had = { readonly offer: ModelOffer; readonly qty: number; readonly price: number };

/** The lines that count at a store. */
const hadAt = (shop: ModelShop, cart: ModelCart, store: ModelStore): readonly Had[] =>
  cart.flatMap(({ code, qty }) => {
    const offer = OFFERS.find((each) => each.code === code);
    const price = offer && priceOf(shop, offer, store);
    return offer === undefined || price === undefined || !isObtainable(shop, offer, store)
      ? []
      : [{ offer, qty, price }];
  });

const subtotalOfVendor = (lines: readonly Had[], seller: string | null): number =>
  lines
    .filter(({ offer }) => sellerOf(offer) === seller)
    .reduce((sum, { qty, price }) => sum + qty * price, 0);

/**
 * The code of a cart while it is usable; an ended one gives no discount and can be replaced by
 * another.
 */
export const modelCouponInForce = (
  shop: ModelShop,
  code: string | undefined,
): ModelCoupon | undefined =>
  code === undefined || shop.ended.has(code)
    ? undefined
    : COUPONS.find((coupon) => coupon.code === code);

/**
 * The result of entering a code: true, or the reason for the refusal. A cart that was never read
 * has no store, so none of its lines count.
 */
export const modelCoupon = (
  shop: ModelShop,
  cart: ModelCart,
  store: ModelStore | undefined,
  onCart: string | undefined,
  typed: string,
): string => {
  const coupon = COUPONS.find(({ code }) => code === typed);
  if (coupon === undefined) return 'coupon-invalid';
  if (shop.ended.has(typed)) return 'coupon-expired';
  const present = modelCouponInForce(shop, onCart);
  if (present !== undefined && present !== coupon) return 'cart-has-coupon';
  const goods = store === undefined ? 0 : subtotalOfVendor(hadAt(shop, cart, store), coupon.seller);
  if (goods === 0) return 'coupon-not-for-cart';
  return goods < coupon.from ? 'coupon-below-minimum' : 'true';
};

type Taxed = { readonly included: bigint; readonly excluded: bigint };
type Ancillary = {
  readonly amount: { readonly minor: number };
  readonly lineIds: readonly string[];
};
/** Adds up a cart in big integers, without calling any function of the shop. */
export type Oracle = (cart: {
  readonly lines: readonly {
    readonly id: string;
    readonly quantity: number;
    readonly unit: { readonly minor: number };
    readonly vatRate: number;
    readonly isThirdParty: boolean;
    readonly seller: string | undefined;
  }[];
  readonly discounts: {
    readonly tier: null;
    readonly coupon: {
      readonly seller: string | null;
      readonly off:
        | { readonly kind: 'amount'; readonly amount: { readonly minor: number } }
        | { readonly kind: 'rate'; readonly rate: number };
    } | null;
  };
  readonly preparation: Ancillary | null;
  readonly palletDeposits: readonly [];
  readonly shipping: readonly [];
}) => { readonly total: Taxed; readonly couponDiscount: Taxed };

type ModelTotal = { readonly total: bigint; readonly tax: bigint; readonly off: bigint };

/**
 * The total with tax, the tax in it and the discount of the code; everything here is taxed at 23 %.
 */
export const modelTotal = (
  oracle: Oracle,
  shop: ModelShop,
  cart: ModelCart,
  store: ModelStore,
  onCart: string | undefined,
): ModelTotal => {
  const lines = hadAt(shop, cart, store);
  const coupon = modelCouponInForce(shop, onCart);
  const goods = coupon === undefined ? 0 : subtotalOfVendor(lines, coupon.seller);
  const own = lines.flatMap(({ offer }, at) => (offer.isVendor ? [] : [String(at)]));
  const sums = oracle({
    lines: lines.map(({ offer, qty, price }, at) => ({
      id: String(at),
      quantity: qty,
      unit: { minor: price },
      vatRate: STANDARD_VAT,
      isThirdParty: offer.isVendor,
      seller: sellerOf(offer) ?? undefined,
    })),
    discounts: {
      tier: null,
      coupon:
        coupon === undefined || goods === 0 || goods < coupon.from
          ? null
          : {
              seller: coupon.seller,
              off:
                coupon.kind === 'amount'
                  ? { kind: 'amount', amount: { minor: coupon.value } }
                  : { kind: 'rate', rate: coupon.value },
            },
    },
    preparation: own.length > 0 ? { amount: { minor: PREPARATION }, lineIds: own } : null,
    palletDeposits: [],
    shipping: [],
  });
  return {
    total: sums.total.included,
    tax: sums.total.included - sums.total.excluded,
    off: sums.couponDiscount.included,
  };
};
