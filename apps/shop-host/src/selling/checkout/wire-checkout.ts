import type { Reply } from '@materia/api-contract';
import { handoverPlace, isPickupAtStore } from '@materia/domain-shipping';
import { type Money, toMajorUnits } from '@materia/domain-money';
import { rowsOfTotals, subtractTaxedAmounts, type TaxedAmount } from '@materia/domain-pricing';
import type { Market } from '@materia/market-model';
import type { PickupPointRow } from '../../catalogue/pickup-points/repository.ts';
import { wirePickupPoint } from '../../catalogue/pickup-points/wire-pickup-point.ts';
import { ecoIncludedIn, lineId } from '../pricing/price-cart.ts';
import { wirePriceRows } from '../pricing/wire-price-rows.ts';
import { amountsOfShipments } from './order-parts.ts';
import { methodOf } from '../fulfilment/shipping-columns.ts';
import type { ChoiceRow } from '../cart/choices-repository.ts';
import type { CheckoutCart, CheckoutShipment } from './current-cart.ts';
import { isAvailable, isCollectedHere } from '../fulfilment/shipping-offer.ts';
import type { CartMethod } from './cart-methods.ts';
import { wireCartAddress, wireContact, wireSentAddress } from './wire-cart-address.ts';
import { wireShippingOffer } from '../fulfilment/wire-shipping-offer.ts';

type WireCheckout = Reply<'readCheckout'>;

/** The checkout on the wire: shipments, choices, contact and the total so far. */
export const wireCheckout = (cart: CheckoutCart, market: Market): WireCheckout => {
  const { row, alternatives, undeliverable, divisible, addresses, place } = cart;
  return {
    cart_id: row.id,
    revision: row.revision,
    currency: market.currency,
    shipments: wireShipments(cart, market),
    alternatives: alternatives.flatMap(({ scope, offers }) =>
      offers.map((offer) => ({ ...wireShippingOffer(offer), scope })),
    ),
    undeliverable: undeliverable.map(({ line, reason, most }) => ({
      item_id: lineId(line.row),
      reason,
      ...(most !== undefined && { deliverable_qty: most }),
    })),
    divisible_item_ids: divisible.map(({ row: line }) => lineId(line)),
    contact: addresses.shipping === undefined ? null : wireContact(addresses.shipping, market),
    billing_address:
      addresses.billing === undefined ? null : wireCartAddress(addresses.billing, market),
    third_party_shipping_address:
      (addresses.thirdParty && wireSentAddress(addresses.thirdParty, market)) ?? null,
    place:
      place === undefined
        ? null
        : {
            postcode: place.postcode,
            ...(place.city !== null && { city: place.city }),
            ...(place.km !== undefined && { distance: place.km }),
          },
    totals: wireTotals(cart, market),
  };
};

/** The shipments and the total with methods that are not saved. */
export const wirePreview = (
  cart: CheckoutCart,
  market: Market,
): NonNullable<WireCheckout['preview']> => ({
  shipments: wireShipments(cart, market),
  totals: wireTotals(cart, market),
});

const wireShipments = (cart: CheckoutCart, market: Market): WireCheckout['shipments'] => {
  const portions = portionsOf(cart, market);
  return cart.shipments.map((shipment, at) => wireShipment(shipment, portions[at]));
};

const wireTotals = (
  { priced: { totals, coupon, lines }, shipments }: CheckoutCart,
  market: Market,
): WireCheckout['totals'] => ({
  rows: wirePriceRows(
    rowsOfTotals(totals, {
      promoCode: coupon?.offer.code,
      isBrought: shipments.some(isBrought),
      currency: market.currency,
    }),
  ),
  eco_included: toMajorUnits(ecoIncludedIn(lines, market.currency)),
  goods: wireTaxed(
    [totals.preparation, totals.palletDeposits, totals.shipping].reduce(
      subtractTaxedAmounts,
      totals.total,
    ),
  ),
  discount: toMajorUnits(discountOf(totals)),
  preparation: wireTaxed(totals.preparation),
  pallets: wireTaxed(totals.palletDeposits),
  shipping: wireTaxed(totals.shipping),
  tax: toMajorUnits(totals.tax),
  total: wireTaxed(totals.total),
});

/**
 * The methods of each shipment before an address is saved. Where the store's prices do not hold (`isServed` is false), nothing
 * is sent home, so only collecting remains. Beside a pickup the way that brings everything together is left out: its price is
 * that of all products.
 */
export const wireEstimates = (
  { shipments, alternatives }: Pick<CheckoutCart, 'shipments' | 'alternatives'>,
  isServed: boolean,
): Reply<'estimateShippingMethods'> => {
  const own = shipments.find(({ part }) => part !== 'sent');
  return shipments.map((shipment) => {
    const { seller_code, seller_name, part, item_ids } = wireShipment(shipment);
    const others =
      shipment === own
        ? alternatives.filter(({ lineIds }) => lineIds.join() === shipment.lineIds.join())
        : [];
    const all = [...shipment.offers, ...others.flatMap(({ offers }) => offers)];
    return {
      seller_code,
      seller_name,
      part,
      item_ids,
      methods: all
        .filter((offer) => isAvailable(offer) && (isServed || isCollectedHere(offer.method)))
        .map((offer) => wireShippingOffer({ ...offer, slots: [] })),
    };
  });
};

/** A method of the cart on the wire. */
export const wireCartMethod = ({
  seller,
  lineIds,
  offer,
  option,
}: CartMethod): Reply<'listShippingMethods'>[number] => ({
  ...wireShippingOffer(offer),
  ...option,
  offerDeliveryPrice: toMajorUnits(option.offerDeliveryPrice),
  seller_code: seller,
  item_ids: [...lineIds],
});

/** Whether a shipment leaves the store, by its choice or by the only ways that it has. */
const isBrought = ({ choice, offers, part }: CheckoutShipment): boolean => {
  const method = choice === undefined ? undefined : methodOf(choice);
  if (method !== undefined) return handoverPlace(method) !== 'store';
  return part !== 'collected' && offers.some((offer) => handoverPlace(offer.method) !== 'store');
};

/** Everything that was taken off the products. */
const discountOf = ({ tierDiscount, couponDiscount }: CheckoutCart['priced']['totals']): Money => ({
  ...tierDiscount.included,
  minor: tierDiscount.included.minor + couponDiscount.included.minor,
});

const wireTaxed = ({ included, excluded }: TaxedAmount) => ({
  amount: toMajorUnits(included),
  amount_no_tax: toMajorUnits(excluded),
});

const wireShipment = (
  { seller, part, lines, offers, choice, point, isChoiceLost }: CheckoutShipment,
  portions?: WirePortions,
): WireCheckout['shipments'][number] => ({
  seller_code: seller,
  seller_name: lines[0]?.offer.vendor.name ?? seller,
  part,
  item_ids: lines.map(({ row }) => lineId(row)),
  ...(portions && { portions }),
  methods: offers.map(wireShippingOffer),
  selected: choice === undefined ? null : wireSelected(choice, point),
  choose_again: isChoiceLost,
});

type WirePortions = WireCheckout['shipments'][number]['portions'];

/** Of each shipment the lines that are in another one as well, with their units and amounts here. */
const portionsOf = (
  cart: Pick<CheckoutCart, 'priced' | 'shipments'>,
  market: Market,
): readonly WirePortions[] => {
  const ids = cart.shipments.flatMap(({ lineIds }) => lineIds);
  const divided = new Set(ids.filter((id, at) => ids.indexOf(id) !== at));
  if (divided.size === 0) return cart.shipments.map(() => undefined);
  const amounts = amountsOfShipments(cart, market.currency);
  return cart.shipments.map(({ lines }, at) => {
    const portions = lines.flatMap(({ row }, position) => {
      const total = amounts[at]?.lines[position]?.total;
      return total === undefined || !divided.has(lineId(row))
        ? []
        : [
            {
              item_id: lineId(row),
              qty: row.qty,
              row_total: toMajorUnits(total.excluded),
              row_total_incl_tax: toMajorUnits(total.included),
            },
          ];
    });
    return portions.length === 0 ? undefined : portions;
  });
};

const wireSelected = (choice: ChoiceRow, point: PickupPointRow | undefined) => ({
  carrier_code: choice.carrier_code,
  method_code: choice.method_code,
  ...wireSlotOf(choice),
  ...(point && { point: wirePickupPoint(point) }),
  ...(choice.truck_access && { truck_access: true }),
  ...(isPickupAtStore(methodOf(choice)) &&
    choice.chosen_at !== null && { chosen_at: choice.chosen_at }),
});

/** The slot of a choice on the wire; empty for one without. */
export const wireSlotOf = ({ slot_day, slot_hour }: Pick<ChoiceRow, 'slot_day' | 'slot_hour'>) =>
  slot_day === null || slot_hour === null
    ? {}
    : { slot: { date: slot_day, start_hour: slot_hour } };
