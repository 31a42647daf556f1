import type { PlainDate } from '@materia/domain-holiday-calendar';
import { methodOption, type MethodOption } from '@materia/domain-shipping';
import { RETAILER_CODE } from '../../catalogue/offers/offers.ts';
import type { Db } from '../../platform/database/with-tx.ts';
import { pickupOffers } from '../fulfilment/shipment-methods.ts';
import type { ShippingOffer } from '../fulfilment/shipping-offer.ts';
import { methodsAtStore } from '../fulfilment/store-methods.ts';
import { promiseContext } from '../fulfilment/store-times.ts';
import { lineId, type OfferedLine } from '../pricing/price-cart.ts';
import { slotAvailability } from '../stock/slots.ts';
import type { CheckoutContext } from './checkout-context.ts';
import { type CheckoutCart, ownShipment } from './current-cart.ts';

/** A method for lines of one seller. */
export type CartMethod = {
  readonly seller: string;
  readonly lineIds: readonly string[];
  readonly offer: ShippingOffer;
  readonly option: MethodOption;
};

/** Lines of one seller with what is offered for them. */
type Offered = {
  readonly seller: string;
  readonly lines: readonly OfferedLine[];
  readonly offers: readonly ShippingOffer[];
};

/**
 * Every method that the lines of a cart can take: collecting own products first, then how they are
 * brought, then what vendors offer. Each method appears once for a seller, for the most lines that it
 * can take.
 */
export const methodsOfCart = async (
  db: Db,
  cart: CheckoutCart,
  context: CheckoutContext,
): Promise<readonly CartMethod[]> => {
  const others = cart.alternatives.map(({ lineIds, offers }) => ({
    seller: RETAILER_CODE,
    lines: cart.all.lines.filter(({ row }) => lineIds.includes(lineId(row))),
    offers,
  }));
  const own = cart.shipments.filter(({ part }) => part !== 'sent');
  const sent = cart.shipments.filter(({ part }) => part === 'sent');
  const methods = [await pickups(db, cart, context), ...own, ...others, ...sent].flatMap(methodsOf);
  const ofMostLines = methods.toSorted((one, other) => other.lineIds.length - one.lineIds.length);
  return methods.filter((method) => ofMostLines.find((each) => isAlike(each, method)) === method);
};

const isAlike = (one: CartMethod, other: CartMethod): boolean =>
  one.seller === other.seller && one.offer.method === other.offer.method;

const methodsOf = ({ seller, lines, offers }: Offered): readonly CartMethod[] =>
  offers.map((offer) => ({
    seller,
    lineIds: lines.map(({ row }) => lineId(row)),
    offer,
    option: methodOption(
      { method: offer.method, price: offer.price, date: dayOf(offer) },
      lines.map((line) => line.offer.delivery),
    ),
  }));

/** The day on which the products are ready or arrive. */
const dayOf = ({ ready, arrives }: ShippingOffer): PlainDate | null =>
  arrives ?? ready?.date ?? null;

/** How the retailer's own products can be collected, whether or not they are brought for now. */
const pickups = async (
  db: Db,
  cart: CheckoutCart,
  { market, flags, now, today }: CheckoutContext,
): Promise<Offered> => {
  const collected = ownShipment(cart);
  if (collected !== undefined) return collected;
  const lines = cart.all.lines.filter(({ offer }) => !offer.isSoldByAThirdPartyVendor);
  const methods = methodsAtStore(market, flags, cart.store);
  return {
    seller: RETAILER_CODE,
    lines,
    offers:
      lines.length === 0
        ? []
        : pickupOffers(
            { lines, methods },
            promiseContext(cart.store, market, now),
            await slotAvailability(db, market.id, cart.store.id, today),
            market.currency,
          ),
  };
};
