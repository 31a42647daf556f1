import type { Reply } from '@materia/api-contract';
import { isPickupAtStore } from '@materia/domain-shipping';
import { type Money, toMajorUnits } from '@materia/domain-money';
import { subtractTaxedAmounts, type TaxedAmount } from '@materia/domain-pricing';
import type { Market } from '@materia/market-model';
import type { PickupPointRow } from '../../catalogue/pickup-points/repository.ts';
import { wirePickupPoint } from '../../catalogue/pickup-points/wire-pickup-point.ts';
import { lineId } from '../pricing/price-cart.ts';
import { methodOf } from '../fulfilment/shipping-columns.ts';
import type { ChoiceRow } from '../cart/choices-repository.ts';
import type { CheckoutCart, CheckoutShipment } from './current-cart.ts';
import { isAvailable, isCollectedHere } from '../fulfilment/shipping-offer.ts';
import type { CartMethod } from './cart-methods.ts';
import { wireCartAddress, wireContact, wireSentAddress } from './wire-cart-address.ts';
import { wireShippingOffer } from '../fulfilment/wire-shipping-offer.ts';

type WireCheckout = Reply<'readCheckout'>;

/** The checkout on the wire: shipments, choices, contact and the total so far. */
export const wireCheckout = (
  {
    row,
    priced: { totals },
    shipments,
    alternatives,
    undeliverable,
    addresses,
    place,
  }: CheckoutCart,
  market: Market,
): WireCheckout => ({
  cart_id: row.id,
  revision: row.revision,
  currency: market.currency,
  shipments: shipments.map(wireShipment),
  alternatives: alternatives.flatMap(({ scope, offers }) =>
    offers.map((offer) => ({ ...wireShippingOffer(offer), scope })),
  ),
  undeliverable: undeliverable.map(({ line, reason }) => ({ item_id: lineId(line.row), reason })),
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
  totals: {
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
  },
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

/** Everything that was taken off the products. */
const discountOf = ({ tierDiscount, couponDiscount }: CheckoutCart['priced']['totals']): Money => ({
  ...tierDiscount.included,
  minor: tierDiscount.included.minor + couponDiscount.included.minor,
});

const wireTaxed = ({ included, excluded }: TaxedAmount) => ({
  amount: toMajorUnits(included),
  amount_no_tax: toMajorUnits(excluded),
});

const wireShipment = ({
  seller,
  part,
  lines,
  offers,
  choice,
  point,
  isChoiceLost,
}: CheckoutShipment): WireCheckout['shipments'][number] => ({
  seller_code: seller,
  seller_name: lines[0]?.offer.vendor.name ?? seller,
  part,
  item_ids: lines.map(({ row }) => lineId(row)),
  methods: offers.map(wireShippingOffer),
  selected: choice === undefined ? null : wireSelected(choice, point),
  choose_again: isChoiceLost,
});

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
