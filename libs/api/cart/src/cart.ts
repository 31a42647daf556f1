import type { WithdrawalExclusion } from '@materia/domain-order';
import { readOffer } from '@materia/api-catalogue';
import { readSellsOnline, type Reply } from '@materia/api-contract';
import {
  gramsOfKilograms,
  resetCart,
  type SoldLine,
  sortByPosition,
  type Unavailability,
  type VendorShipping,
} from '@materia/domain-cart';
import type { UndeliverableReason } from '@materia/domain-checkout';
import type { EnergyRating } from '@materia/domain-energy-label';
import { parsePlainDate, type PlainDate } from '@materia/domain-holiday-calendar';
import {
  type BasisPoints,
  basisPointsOfPercent,
  type Currency,
  fromMajorUnits,
  type Money,
} from '@materia/domain-money';
import type { Conditioning, Offer, TaxedAmount } from '@materia/domain-pricing';
import { type ShippingMethodCode, shippingMethodOf } from '@materia/domain-shipping';
import { unreachable } from '@materia/domain-kernel';
import type { PromisedDelay } from '@materia/domain-stock-status';

/** Returnable pallets with the deposit per pallet, with tax, and the total deposit. */
export type PalletsOfLine = {
  readonly count: number;
  readonly each: Money;
  readonly deposit: TaxedAmount;
};

/** A line of the cart; amounts are those the host charges. */
export type CartLine = SoldLine & {
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  readonly brand: string;
  readonly urlKey: string;
  readonly image: string;
  readonly energy: EnergyRating | undefined;
  readonly quantity: number;
  /** Maximum number of units on this line. */
  readonly maximum: number;
  readonly unit: TaxedAmount;
  readonly total: TaxedAmount;
  readonly weightGrams: number;
  /** The returnable pallets among the units; undefined for a line without a full pallet. */
  readonly pallets: PalletsOfLine | undefined;
  /** Why consumers may not withdraw from its purchase; undefined where they may. */
  readonly excluded?: WithdrawalExclusion | undefined;
  /** Used for the preparation fee, which excludes full pallets. */
  readonly unitsPerPallet: number | undefined;
  /** Ids of the line that this one replaces, and of the line that replaces it. */
  readonly replaces: string | undefined;
  readonly replacedBy: string | undefined;
  readonly conditioning: Conditioning;
  readonly offer: Offer;
  /** No method can carry the line; undefined where one does. */
  readonly undeliverable: UndeliverableReason | undefined;
  /** The largest quantity that could be delivered, of a line that cannot. */
  readonly deliverable?: number | undefined;
  /** Units that are ready at different times; undefined if all come at once. */
  readonly portions?: readonly LinePortion[] | undefined;
};

/** Units of a line, how they reach the shopper, and within which time. */
export type LinePortion = {
  readonly quantity: number;
  readonly method: ShippingMethodCode;
  readonly promise: PromisedDelay | undefined;
};

/**
 * A line that is out of stock at the cart's store. It stays in the cart, outside all totals, until
 * it is available again. `unit` is its last price with tax.
 */
export type WaitingLine = Pick<
  CartLine,
  'id' | 'sku' | 'name' | 'brand' | 'urlKey' | 'image' | 'quantity'
> & {
  readonly adeokey: string;
  readonly offerCode: string;
  readonly unit: Money;
  readonly replacedBy: string | undefined;
};

/**
 * The promo code of a cart with its conditions as text; `counts` reports whether the cart is large
 * enough for it.
 */
export type AppliedCoupon = {
  readonly code: string;
  readonly conditions: string;
  readonly counts: boolean;
  readonly fromTotal: Money;
  readonly validFrom: PlainDate | undefined;
  readonly validUntil: PlainDate | undefined;
  /** Who sells the products that it is for. */
  readonly soldBy: string;
  readonly usesPerCustomer: number;
  /** How many orders may use it; undefined without a limit. */
  readonly useLimit: number | undefined;
  readonly amount: TaxedAmount;
};

/** A vendor's shipment with what each level costs for its lines, in their quantities. */
export type PricedVendorShipping = Omit<VendorShipping, 'serviceLevels'> & {
  readonly serviceLevels: readonly (VendorShipping['serviceLevels'][number] & {
    readonly price: Money | undefined;
  })[];
};

export type Cart = {
  readonly id: string;
  /** Increases with each change; an order names the revision that the customer saw. */
  readonly revision: number;
  readonly currency: Currency;
  /** The lines that can be ordered. */
  readonly lines: readonly CartLine[];
  /** Lines that no method can carry, outside all totals; each has its reason. */
  readonly setAside: readonly CartLine[];
  readonly waiting: readonly WaitingLine[];
  readonly itemsCount: number;
  readonly discount: Money;
  /** What offers take off prices; undefined where nothing is reduced. */
  readonly offers?: TaxedAmount | undefined;
  /** The quantity discount level and its amount; undefined below the first level. */
  readonly tier:
    | { readonly level: number; readonly rate: BasisPoints; readonly amount: TaxedAmount }
    | undefined;
  /** The discount level that a club member reaches next, and what is missing to it without this cart. */
  readonly nextTier?: { readonly rate: BasisPoints; readonly missing: Money } | undefined;
  readonly coupon: AppliedCoupon | undefined;
  /** A code that expired and was removed by this check. */
  readonly couponOver: string | undefined;
  readonly preparation: TaxedAmount;
  /** The returnable pallets of all lines, with their deposits. */
  readonly pallets: { readonly count: number; readonly deposit: TaxedAmount };
  readonly total: TaxedAmount;
  readonly tax: Money;
  /** Changes that the host had to make. */
  readonly unavailabilities: readonly Unavailability[];
  /** Shipments of the vendors in the cart. */
  readonly shippings: readonly PricedVendorShipping[];
  /** The quote that is ordered in the cart: its products and store cannot be changed. */
  readonly quote?: { readonly number: string; readonly storeId: string } | undefined;
  /** What a member of the company asks for, and is ordered in the cart, which cannot be changed either. */
  readonly approval?: { readonly id: string; readonly storeId: string } | undefined;
  /** The store of the cart. */
  readonly retailer: { readonly sellsOnline: boolean };
};

export type CartReply = Reply<'readMyCart'>[number]['cart'];

/** Reads a wire cart, with its lines in display order. */
export const readCart = (reply: CartReply): Cart => {
  const currency = reply.base_currency_code;
  const amount = (value: number): Money => fromMajorUnits(value, currency);
  const lines = sortByPosition(reply.items).map((item) => readLine(item, currency));
  return {
    id: reply.id,
    revision: reply.revision,
    currency,
    lines: lines.filter(({ undeliverable }) => undeliverable === undefined),
    setAside: lines.filter(({ undeliverable }) => undeliverable !== undefined),
    waiting: reply.waiting_items.map((item) => readWaiting(item, currency)),
    itemsCount: reply.items_count,
    discount: amount(reply.base_discount_amount),
    ...(reply.offer_discount && { offers: both(reply.offer_discount, currency) }),
    tier: reply.tier_discount && {
      level: reply.tier_discount.level,
      rate: basisPointsOfPercent(reply.tier_discount.rate),
      amount: both(reply.tier_discount, currency),
    },
    nextTier: reply.next_tier && {
      rate: basisPointsOfPercent(reply.next_tier.rate),
      missing: amount(reply.next_tier.missing),
    },
    coupon: reply.coupon && readCoupon(reply.coupon, currency),
    couponOver: reply.coupon_over,
    preparation: taxed(reply.pf_base_total_incl_tax, reply.pf_base_tax_amount, currency),
    pallets: {
      count: reply.pallet_deposit?.pallets ?? 0,
      deposit: both(reply.pallet_deposit, currency),
    },
    total: taxed(reply.base_grand_total, reply.base_tax_amount, currency),
    tax: amount(reply.base_tax_amount),
    unavailabilities: reply.delivery_diagram.unavailabilityMessages.flatMap((entry) =>
      readUnavailability(entry, currency),
    ),
    shippings: reply.delivery_diagram['3p'].shippings.map(
      ({ code, selected, item_ids, serviceLevels }) => ({
        code,
        selected,
        lineIds: item_ids,
        serviceLevels: serviceLevels.map((level) => ({
          code: level.code,
          selected: level.selected,
          promise: level.promise,
          price: level.amount === undefined ? undefined : amount(level.amount),
        })),
      }),
    ),
    quote: reply.quote && { number: reply.quote.number, storeId: reply.quote.retailer_id },
    approval: reply.approval && {
      id: reply.approval.id,
      storeId: reply.approval.retailer_id,
    },
    retailer: { sellsOnline: readSellsOnline(reply.retailer.ecommerce) },
  };
};

/** The cart of a shopper who has not added anything yet, or whose cart was reset. */
export const emptyCart = (currency: Currency): Cart => {
  const { id, lines, count } = resetCart<never, never, never>();
  const nothing = { included: fromMajorUnits(0, currency), excluded: fromMajorUnits(0, currency) };
  return {
    id: id ?? '',
    revision: 0,
    currency,
    lines,
    setAside: [],
    waiting: [],
    itemsCount: count,
    discount: nothing.included,
    tier: undefined,
    coupon: undefined,
    couponOver: undefined,
    preparation: nothing,
    pallets: { count: 0, deposit: nothing },
    total: nothing,
    tax: nothing.included,
    unavailabilities: [],
    shippings: [],
    retailer: { sellsOnline: true },
  };
};

type UnavailabilityReply = CartReply['delivery_diagram']['unavailabilityMessages'][number];

/** A price change without both prices shows nothing to the shopper, and is left out. */
const readUnavailability = (
  { code, qty, last_price, new_price, ...entry }: UnavailabilityReply,
  currency: Currency,
): readonly Unavailability[] => {
  const line = {
    lineId: entry.item_id,
    sku: entry.sku,
    name: entry.name,
    isDeleted: entry.deleted,
  };
  switch (code) {
    case 'NO_STOCK_AVAILABLE':
      return [{ ...line, code, quantity: qty }];
    case 'OFFER_PRICE_CHANGE':
      return last_price === undefined || new_price === undefined
        ? []
        : [
            {
              ...line,
              code,
              lastPrice: fromMajorUnits(last_price, currency),
              newPrice: fromMajorUnits(new_price, currency),
            },
          ];
    case 'TECHNICAL_ERROR':
    case 'PRODUCT_DISCOUNT_REMOVED':
      return [{ ...line, code }];
    default:
      return unreachable(code);
  }
};

const readCoupon = (
  coupon: NonNullable<CartReply['coupon']>,
  currency: Currency,
): AppliedCoupon => {
  const dayOf = (text: string): PlainDate | undefined => {
    const day = parsePlainDate(text);
    return day.ok ? day.value : undefined;
  };
  return {
    code: coupon.code,
    conditions: coupon.conditions,
    counts: coupon.counts,
    fromTotal: fromMajorUnits(coupon.from_total, currency),
    validFrom: dayOf(coupon.valid_from),
    validUntil: dayOf(coupon.valid_until),
    soldBy: coupon.sold_by,
    usesPerCustomer: coupon.uses_per_customer,
    useLimit: coupon.use_limit,
    amount: both(coupon, currency),
  };
};

const readLine = (item: CartReply['items'][number], currency: Currency): CartLine => {
  const offer = readOffer(item.offer, currency);
  return {
    // item_id first, id second: the contract sends both with the same value.
    id: item.item_id,
    sku: item.sku,
    name: item.name,
    brand: item.brand,
    urlKey: item.url_key,
    image: item.image,
    energy: item.energy,
    quantity: item.qty,
    maximum: item.qty_max,
    unit: {
      included: fromMajorUnits(item.price_incl_tax, currency),
      excluded: fromMajorUnits(item.price, currency),
    },
    total: {
      included: fromMajorUnits(item.row_total_incl_tax, currency),
      excluded: fromMajorUnits(item.row_total, currency),
    },
    weightGrams: gramsOfKilograms(item.weight),
    pallets: item.pallet_deposit && {
      count: item.pallet_deposit.pallets,
      each: fromMajorUnits(item.pallet_deposit.unit_amount, currency),
      deposit: both(item.pallet_deposit, currency),
    },
    excluded: item.withdrawal_exclusion,
    unitsPerPallet: item.pallet_deposit?.units_per_pallet,
    replaces: item.replaces,
    replacedBy: item.replaced_by,
    conditioning: offer.conditioning,
    vendorCode: item.vendor_code,
    vendorName: item.vendor_name,
    isThirdParty: offer.isSoldByAThirdPartyVendor,
    offer,
    undeliverable: item.undeliverable,
    deliverable: item.deliverable_qty,
    portions: item.portions?.map(({ qty, carrier_code, method_code, promise }) => ({
      quantity: qty,
      method: shippingMethodOf(carrier_code, method_code),
      promise,
    })),
  };
};

const readWaiting = (
  item: CartReply['waiting_items'][number],
  currency: Currency,
): WaitingLine => ({
  id: item.item_id,
  sku: item.sku,
  adeokey: item.adeokey,
  name: item.name,
  brand: item.brand,
  urlKey: item.url_key,
  image: item.image,
  quantity: item.qty,
  offerCode: item.offer_code,
  unit: fromMajorUnits(item.last_price, currency),
  replacedBy: item.replaced_by,
});

const both = (
  amounts: { readonly amount: number; readonly amount_no_tax: number } = {
    amount: 0,
    amount_no_tax: 0,
  },
  currency: Currency,
): TaxedAmount => ({
  included: fromMajorUnits(amounts.amount, currency),
  excluded: fromMajorUnits(amounts.amount_no_tax, currency),
});

const taxed = (included: number, tax: number, currency: Currency): TaxedAmount => {
  const [full, part] = [fromMajorUnits(included, currency), fromMajorUnits(tax, currency)];
  return { included: full, excluded: { minor: full.minor - part.minor, currency } };
};
