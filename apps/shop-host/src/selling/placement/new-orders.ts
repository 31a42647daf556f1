import { handoverPlace, type ShippingMethodCode } from '@materia/domain-shipping';
import {
  type Fulfilment,
  type FulfilmentAddress,
  type OrderedFulfilment,
  parseFulfilment,
} from '@materia/domain-order';
import { slotOfChoice } from '../cart/choices.ts';
import type { CartAddressRow } from '../cart/choices-repository.ts';
import { placeOfRow } from '../checkout/cart-address.ts';
import type { CheckoutContext } from '../checkout/checkout-context.ts';
import {
  type CheckoutCart,
  type CheckoutShipment,
  chosenMethod,
} from '../checkout/current-cart.ts';
import { amountsOfShipments } from '../checkout/order-parts.ts';
import { slotDayOf } from '../checkout/payment-choices.ts';
import { addressOfShipment } from '../checkout/shipment-address.ts';
import { checkSelection, type ChosenTime, lacksTruckAccess } from '../fulfilment/selection.ts';
import { promiseContext } from '../fulfilment/store-times.ts';
import { keptTime, type PromisedShipment } from './promised-times.ts';
import { refuse } from './refusing.ts';
import type { NewOrder } from './write-order.ts';

/** A shipment with the method and time of its delivery. */
export type ChosenDelivery = {
  readonly shipment: CheckoutShipment;
  readonly method: ShippingMethodCode;
  readonly time: ChosenTime;
};

/**
 * The delivery of a shipment, checked again, at the time that its shopper was promised. Refuses a shipment without a choice,
 * whose choice no longer applies, or which would be later.
 */
export const chosenDelivery = (
  shipment: CheckoutShipment,
  promised: readonly PromisedShipment[],
  cart: CheckoutCart,
  { market, flags, now }: CheckoutContext,
): ChosenDelivery => {
  const { choice, offers } = shipment;
  const method = choice && chosenMethod(choice);
  if (choice === undefined || method === undefined)
    return refuse({ kind: 'bad-input', fields: [{ field: 'shipping', kind: 'missing' }] });
  if (lacksTruckAccess(method, choice.truck_access, flags))
    refuse({ kind: 'bad-input', fields: [{ field: 'shipping.truck_access', kind: 'missing' }] });
  const checked = checkSelection(
    { method, slot: slotOfChoice(choice) },
    offers,
    promiseContext(cart.store, market, now),
  );
  if (!checked.ok) return refuse(checked.error);
  const time = keptTime(
    checked.value.time,
    promised.find(({ seller, part }) => seller === shipment.seller && part === shipment.part),
  );
  return time === undefined ? refuse({ kind: 'later-than-promised' }) : { shipment, method, time };
};

/** What all orders of a purchase have in common. */
type Common = Pick<NewOrder, 'comment' | 'wantsInvoice' | 'paymentMethod' | 'isOpen'> & {
  /** Who receives what has no address of its own. */
  readonly contact: CartAddressRow;
};

/** The orders of a cart, one per shipment, each with its share of the total. */
export const newOrders = (
  cart: CheckoutCart,
  deliveries: readonly ChosenDelivery[],
  { contact, ...common }: Common,
  { market }: CheckoutContext,
): readonly NewOrder[] => {
  const { coupon } = cart.priced;
  const shares = amountsOfShipments(cart, market.currency);
  return deliveries.map(({ shipment, method, time }, at) => {
    const share = shares[at];
    if (share === undefined) throw new Error('Every shipment has its totals');
    const recipient = addressOfShipment(cart.addresses, shipment) ?? contact;
    return {
      ...common,
      store: cart.store,
      lines: shipment.lines,
      totals: share,
      ...soldBy(fulfilmentOf(shipment, method, time, placeOfRow(recipient))),
      couponCode: coupon?.counts === true ? coupon.offer.code : null,
      contact: {
        firstname: recipient.firstname,
        lastname: recipient.lastname,
        telephone: recipient.telephone,
      },
    };
  });
};

/** What is sent by its vendor is an offer of the marketplace, and everything else the retailer's. */
const soldBy = (fulfilment: Fulfilment): OrderedFulfilment =>
  fulfilment.vendor === undefined ? { type: 'legacy', fulfilment } : { type: 'offer', fulfilment };

/** How the order of a shipment is fulfilled. Refuses a choice that lacks its address, point or time. */
const fulfilmentOf = (
  { part, lines, point }: CheckoutShipment,
  method: ShippingMethodCode,
  { date, startHour, fromMinute }: ChosenTime,
  address: FulfilmentAddress | undefined,
): Fulfilment => {
  const vendor = part === 'sent' ? lines[0]?.offer.vendor : undefined;
  const place = handoverPlace(method) === 'store' ? undefined : (point ?? address);
  const fulfilment = parseFulfilment({
    method,
    vendor: vendor && { name: vendor.name, code: vendor.code },
    address: place && { street: place.street, postcode: place.postcode, city: place.city },
    point: point && { id: point.id, name: point.name },
    date: slotDayOf(date),
    startHour,
    fromMinute: fromMinute ?? undefined,
  });
  return fulfilment.ok ? fulfilment.value : refuse({ kind: 'delivery-not-possible' });
};
