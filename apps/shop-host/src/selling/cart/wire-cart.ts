import type { Reply } from '@materia/api-contract';
import {
  arrangeLines,
  canBecomeQuote,
  hasBigStoreLine,
  itemCount,
  sellTypeOf,
  USES_PER_CUSTOMER,
  vendorShippings,
} from '@materia/domain-cart';
import {
  type Money,
  money,
  percentOfBasisPoints,
  subtractMoney,
  toMajorUnits,
} from '@materia/domain-money';
import {
  palletDeposit,
  leadingTax,
  priceBefore,
  reduction,
  taxedAmount,
  type TaxedAmount,
} from '@materia/domain-pricing';
import { firstAvailability } from '@materia/domain-stock-status';
import type { Market } from '@materia/market-model';
import { wireOffer } from '../../catalogue/offers/wire-offer.ts';
import { wireEnergy } from '../../catalogue/products/wire-product.ts';
import { gramsToKilograms } from '../../catalogue/products/weights.ts';
import { wireRetailer } from '../../catalogue/stores/wire-store.ts';
import {
  amountOfLine,
  type OfferedLine,
  lineId,
  offerOfLine,
  palletsOfLine,
  palletsOfLines,
  type CartAtStore,
  type WaitingOfferLine,
} from '../pricing/price-cart.ts';
import { shippingMethodParts, vendorMethod } from '@materia/domain-shipping';
import type { PromisedPortion } from '../fulfilment/cart-delivery.ts';
import type { UndeliverableLine } from '../fulfilment/delivery-plan.ts';
import type { CartRead } from './read-cart.ts';
import { wireUnavailability } from './wire-unavailability.ts';

type WireCart = Reply<'readMyCart'>[number];

/**
 * The cart on the wire: line amounts with and without tax, totals by the shop's one pricing rule.
 */
export const wireCart = ({
  market,
  flags,
  row,
  priced,
  isPro,
  isUpgraded,
  findings,
  couponOver,
  delivery,
}: CartRead): WireCart => {
  const { totals, lines, context, tier, nextTier, coupon } = priced;
  const retailer = wireRetailer(context.store);
  const places = placesOf(priced, delivery.undeliverable, flags);
  const delivery_diagram = {
    '3p': { shippings: wireShippings(priced, delivery) },
    unavailabilityMessages: findings.flatMap((found) => wireUnavailability(found, market) ?? []),
  };
  const discount = {
    included: totals.tierDiscount.included.minor + totals.couponDiscount.included.minor,
    excluded: totals.tierDiscount.excluded.minor + totals.couponDiscount.excluded.minor,
  };
  const isQuote = row.converts !== null || row.approves !== null;
  const perform_quotation = canBecomeQuote({
    isGuest: row.customer_id === null,
    couponCode: coupon?.offer.code ?? null,
    isConvertingQuote: isQuote,
    lines: [...lines, ...delivery.undeliverable.map(({ line }) => line)].map((line) => ({
      sku: line.row.sku,
      isThirdParty: line.offer.isSoldByAThirdPartyVendor,
    })),
  }).ok;
  return {
    cart: {
      id: row.id,
      items: [
        ...lines.map((line, at) => ({ line, total: totalAt(totals, at), obstacle: undefined })),
        // Discounts are worked out for the lines that can be ordered.
        ...delivery.undeliverable.map((obstacle) => ({
          line: obstacle.line,
          total: amountOfLine(obstacle.line, context),
          obstacle,
        })),
      ]
        .map((item) => ({ ...item, place: places.get(lineId(item.line.row)) }))
        .toSorted((one, other) => (one.place?.order ?? 0) - (other.place?.order ?? 0))
        .map(({ line, total, obstacle, place }, position) => ({
          ...wireItem(line, total, priced, { market, flags, isPro }),
          ...wireObstacle(obstacle),
          ...wirePortions(delivery.portions.get(lineId(line.row))),
          position: position + 1,
          ...place?.links,
        })),
      waiting_items: priced.waiting.map((line) => ({
        ...waitingItem(line, market),
        ...replacedBy(places.get(lineId(line.row))),
      })),
      items_count: itemCount(lines.map((line) => ({ quantity: line.row.qty }))),
      isQuoteCart: isQuote,
      ...(row.converts && {
        quote: {
          id: row.converts.quoteId,
          number: row.converts.number,
          valid_until: row.converts.validUntil,
          retailer_id: context.store.id,
        },
      }),
      ...(row.approves !== null && {
        approval: { id: row.approves, retailer_id: context.store.id },
      }),
      isTop2Cart: hasBigStoreLine(lines.flatMap((line) => firstAvailability(line.offer) ?? [])),
      updated_at: row.updated_at,
      base_subtotal: toMajorUnits(totals.subtotal.excluded),
      base_subtotal_with_discount: toMajorUnits({
        ...totals.subtotal.excluded,
        minor: totals.subtotal.excluded.minor - discount.excluded,
      }),
      base_discount_amount: toMajorUnits({ ...totals.subtotal.included, minor: discount.included }),
      ...(totals.offerDiscount.included.minor > 0 && {
        offer_discount: {
          amount: toMajorUnits(totals.offerDiscount.included),
          amount_no_tax: toMajorUnits(totals.offerDiscount.excluded),
        },
      }),
      ...(tier && {
        tier_discount: {
          level: tier.level,
          rate: percentOfBasisPoints(tier.rate),
          amount: toMajorUnits(totals.tierDiscount.included),
          amount_no_tax: toMajorUnits(totals.tierDiscount.excluded),
        },
      }),
      ...(nextTier && {
        next_tier: {
          level: nextTier.tier.level,
          rate: percentOfBasisPoints(nextTier.tier.rate),
          missing: toMajorUnits(nextTier.missing),
        },
      }),
      ...(coupon && { coupon: wireCoupon(coupon, totals.couponDiscount, market) }),
      ...(couponOver && { coupon_over: couponOver }),
      base_tax_amount: toMajorUnits(totals.tax),
      base_grand_total: toMajorUnits(totals.total.included),
      base_currency_code: market.currency,
      pf_base_total_incl_tax: toMajorUnits(totals.preparation.included),
      pf_base_tax_amount: toMajorUnits(
        subtractMoney(totals.preparation.included, totals.preparation.excluded),
      ),
      ...wirePalletTotal(priced),
      retailer: { ecommerce: retailer.ecommerce },
      perform_quotation,
      is_upgraded: isUpgraded,
      is_from_maestro_quote: isQuote,
      messages: [],
      delivery_diagram,
      revision: row.revision,
    },
    retailer,
    perform_quotation,
    delivery_diagram,
    is_upgraded: isUpgraded,
    messages: [],
  };
};

const wireObstacle = (
  found: UndeliverableLine | undefined,
): Pick<WireCart['cart']['items'][number], 'undeliverable' | 'deliverable_qty'> =>
  found === undefined
    ? {}
    : {
        undeliverable: found.reason,
        ...(found.most !== undefined && { deliverable_qty: found.most }),
      };

/** The portions of a line that is not ready at once; empty for the others. */
const wirePortions = (
  portions: readonly PromisedPortion[] | undefined,
): Pick<WireCart['cart']['items'][number], 'portions'> =>
  portions === undefined
    ? {}
    : {
        portions: portions.map(({ quantity, method, promise }) => {
          const { carrier, method: code } = shippingMethodParts(method);
          return {
            qty: quantity,
            carrier_code: carrier,
            method_code: code,
            ...(promise && { promise: { ...promise } }),
          };
        }),
      };

const totalAt = ({ lines }: CartAtStore['totals'], at: number): TaxedAmount => {
  const line = lines[at];
  if (line === undefined) throw new Error('Every line has its total');
  return line.total;
};

/** The shipments of the vendors in the cart. */
const wireShippings = (
  { lines }: CartAtStore,
  { vendorPrices }: CartRead['delivery'],
): WireCart['delivery_diagram']['3p']['shippings'] => {
  const sent = lines.flatMap(({ row, offer }) =>
    offer.isSoldByAThirdPartyVendor
      ? [{ id: lineId(row), vendorCode: offer.vendor.code, delivery: offer.delivery }]
      : [],
  );
  return vendorShippings(sent).map(({ code, selected, lineIds, serviceLevels }) => ({
    code,
    selected,
    item_ids: [...lineIds],
    serviceLevels: serviceLevels.map(({ promise, ...level }) => ({
      ...level,
      ...wirePrice(vendorPrices.get(code)?.get(vendorMethod(level.code))),
      ...(promise && { promise: { ...promise } }),
    })),
  }));
};

const wirePrice = (price: Money | undefined): { readonly amount?: number } =>
  price === undefined ? {} : { amount: toMajorUnits(price) };

/**
 * The position of a line in its cart, and its references to the lines it replaces or is replaced
 * by.
 */
type Place = {
  readonly order: number;
  readonly links: { readonly replaces?: string; readonly replaced_by?: string };
};

/** Sorts the lines: with the flag REPLACED_PRODUCTS a replacement follows the line it replaces. */
const placesOf = (
  { lines, waiting }: CartAtStore,
  undeliverable: readonly UndeliverableLine[],
  { REPLACED_PRODUCTS: replacedProducts }: CartRead['flags'],
): ReadonlyMap<string, Place> => {
  const known = [...lines, ...undeliverable.map(({ line }) => line), ...waiting];
  const numbered = known
    .toSorted((one, other) => one.row.line - other.row.line)
    .map(({ row }) => ({
      id: lineId(row),
      lineNumber: row.line,
      replaces: row.replaces === null ? undefined : lineId({ line: row.replaces }),
    }));
  const ids = new Set(numbered.map(({ id }) => id));
  return new Map(
    arrangeLines(numbered, { replacedProducts }).map(({ id, replaces, replacedBy: by }, order) => [
      id,
      {
        order,
        links: {
          ...(replacedProducts && replaces !== undefined && ids.has(replaces) && { replaces }),
          ...(by !== undefined && { replaced_by: by }),
        },
      },
    ]),
  );
};

const replacedBy = (place: Place | undefined): Pick<Place['links'], 'replaced_by'> =>
  place?.links.replaced_by === undefined ? {} : { replaced_by: place.links.replaced_by };

const wireCoupon = (
  { offer, counts }: NonNullable<CartAtStore['coupon']>,
  off: TaxedAmount,
  market: Market,
): NonNullable<WireCart['cart']['coupon']> => ({
  code: offer.code,
  conditions: offer.conditions,
  counts,
  from_total: toMajorUnits(offer.fromTotal),
  valid_from: offer.from,
  valid_until: offer.until,
  sold_by: offer.sellerName ?? market.name,
  uses_per_customer: USES_PER_CUSTOMER,
  ...(offer.useLimit !== null && { use_limit: offer.useLimit }),
  amount: toMajorUnits(off.included),
  amount_no_tax: toMajorUnits(off.excluded),
});

const waitingItem = (
  { row, product }: WaitingOfferLine,
  { currency }: Market,
): WireCart['cart']['waiting_items'][number] => ({
  item_id: lineId(row),
  sku: row.sku,
  adeokey: product.adeokey,
  name: product.name,
  brand: product.brand,
  url_key: product.url_key,
  image: product.image,
  qty: row.qty,
  offer_code: row.offer_code,
  code: 'NO_STOCK_AVAILABLE',
  last_price: toMajorUnits(money(row.seen_minor, currency)),
});

const wireItem = (
  line: OfferedLine,
  total: TaxedAmount,
  { taxes, context }: CartAtStore,
  { market, flags, isPro }: Pick<CartRead, 'market' | 'flags' | 'isPro'>,
): Omit<WireCart['cart']['items'][number], 'position'> => {
  const { row, product, offer, qtyMax } = line;
  const { price, vendor } = offer;
  const before = priceBefore(price);
  return {
    item_id: lineId(row),
    id: lineId(row),
    sku: row.sku,
    name: product.name,
    brand: product.brand,
    adeokey: product.adeokey,
    url_key: product.url_key,
    image: product.image,
    ...wireEnergy(product),
    qty: row.qty,
    qty_max: qtyMax,
    price: toMajorUnits(price.unit.excluded),
    price_incl_tax: toMajorUnits(price.unit.included),
    original_price_incl_tax: toMajorUnits(before.included),
    original_price_excl_tax: toMajorUnits(before.excluded),
    row_total: toMajorUnits(total.excluded),
    row_total_incl_tax: toMajorUnits(total.included),
    discount_amount: toMajorUnits(offerOfLine(line, context).included),
    vendor_name: vendor.name,
    vendor_code: vendor.code,
    sellType: sellTypeOf(offer.conditioning),
    majorpriceselection:
      MAJOR_PRICES[
        leadingTax({ isPro, proPricesTaxExcludedFirst: flags.PRO_PRICES_TAX_EXCLUDED_FIRST })
      ],
    price_reduction_percent: reduction(price)?.percent ?? 0,
    weight: gramsToKilograms(product.weight_grams),
    ...wirePallets(line, market, taxes.own),
    ...(product.withdrawal_exclusion !== null && {
      withdrawal_exclusion: product.withdrawal_exclusion,
    }),
    offer: wireOffer(offer),
  };
};

/** Which price of a line comes first. */
const MAJOR_PRICES = {
  included: 'incl_tax',
  excluded: 'excl_tax',
} as const satisfies Readonly<
  Record<ReturnType<typeof leadingTax>, WireCart['cart']['items'][number]['majorpriceselection']>
>;

/** The deposits of a line; empty for one without a full pallet. */
const wirePallets = (
  line: OfferedLine,
  market: Market,
  taxes: CartAtStore['taxes']['own'],
): Pick<WireCart['cart']['items'][number], 'pallet_deposit'> => {
  const charge = palletsOfLine(line, market, taxes);
  const unitsPerPallet = line.product.units_per_pallet;
  if (charge === undefined || unitsPerPallet === null) return {};
  const { included, excluded } = taxedAmount(
    palletDeposit(charge.pallets, charge.unit),
    charge.vatRate,
  );
  return {
    pallet_deposit: {
      pallets: charge.pallets,
      units_per_pallet: unitsPerPallet,
      unit_amount: toMajorUnits(charge.unit),
      amount: toMajorUnits(included),
      amount_no_tax: toMajorUnits(excluded),
    },
  };
};

const wirePalletTotal = ({
  lines,
  totals: { palletDeposits },
}: CartAtStore): Pick<WireCart['cart'], 'pallet_deposit'> => {
  const pallets = palletsOfLines(lines);
  return pallets === 0
    ? {}
    : {
        pallet_deposit: {
          pallets,
          amount: toMajorUnits(palletDeposits.included),
          amount_no_tax: toMajorUnits(palletDeposits.excluded),
        },
      };
};
