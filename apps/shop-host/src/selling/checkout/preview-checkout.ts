import { parseShippingMethod, type ShippingMethodCode } from '@materia/domain-shipping';
import type { Reader } from '../../platform/database/with-tx.ts';
import { isAvailable, offerOf, type ShippingOffer } from '../fulfilment/shipping-offer.ts';
import type { CheckoutContext } from './checkout-context.ts';
import { type CheckoutCart, checkoutCart, type PlannedCheckoutShipment } from './current-cart.ts';

/** The keys of the retailer's shipments: the first one, and the parcel beside it. */
const OWN = 'own';
const PARCEL = 'parcel';

/** Methods that a shopper looks at, by shipment; those of vendors have the vendor's code. */
export type WishedMethods = ReadonlyMap<string, ShippingMethodCode>;

/** Reads methods as a header lists them: `own=drive/two_hours,V1=seller/home`. */
export const parseWishes = (header: string): WishedMethods =>
  new Map(
    header.split(',').flatMap((entry) => {
      const [key = '', code = ''] = entry.split('=');
      const method = parseShippingMethod(code);
      return method === undefined ? [] : [[key, method] as const];
    }),
  );

/**
 * The cart as it would be with these methods, without saving them. Stored choices stay where nothing
 * else is wished, and the only way of a shipment counts as chosen.
 */
export const previewCheckout = async (
  db: Reader,
  cart: CheckoutCart,
  wishes: WishedMethods,
  context: CheckoutContext,
): Promise<CheckoutCart> => {
  const way = wayOf(cart, wishes.get(OWN));
  const row = way === undefined ? cart.row : { ...cart.row, own_part: way };
  const hasOtherWays = cart.alternatives.some(({ offers }) => offers.some(isAvailable));
  let first: PlannedCheckoutShipment | undefined;
  const assumed = (shipment: PlannedCheckoutShipment): ShippingMethodCode | undefined => {
    if (shipment.part === 'sent') return wishes.get(shipment.seller) ?? onlyOf(shipment.offers);
    first ??= shipment;
    const wished = wishes.get(shipment === first ? OWN : PARCEL);
    return wished ?? (shipment === first && hasOtherWays ? undefined : onlyOf(shipment.offers));
  };
  return (await checkoutCart(db, row, context, cart.store, assumed)) ?? cart;
};

const onlyOf = (offers: readonly ShippingOffer[]): ShippingMethodCode | undefined => {
  const [only, second] = offers.filter(isAvailable);
  return second === undefined ? only?.method : undefined;
};

/** The way for own products that a method of their first shipment takes; undefined for the present one. */
const wayOf = (
  { shipments, alternatives }: CheckoutCart,
  method: ShippingMethodCode | undefined,
): CheckoutCart['row']['own_part'] | undefined => {
  const own = shipments.filter(({ part }) => part !== 'sent');
  const others = alternatives.filter(({ offers }) => offerOf(offers, method) !== undefined);
  const together = own.length > 1 ? others.find(({ scope }) => scope === 'all') : undefined;
  const isHere = own[0] !== undefined && offerOf(own[0].offers, method) !== undefined;
  return (together ?? (isHere ? undefined : others[0]))?.way;
};
