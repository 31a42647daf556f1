import { type DeliveryOption, offerDeliveryOptions } from '@materia/domain-shipping';
import {
  type DeliveryPromise,
  type OfferDestination,
  offerOutlook,
  type OutlookPoint,
  promise,
  type PromisedDelivery,
  reachable,
} from '@materia/domain-promise';
import type { Conditioning, Offer, OfferPrice } from '@materia/domain-pricing';
import {
  firstAvailability,
  isSellable,
  quantityBounds,
  type QuantityBounds,
  type StockLabel,
} from '@materia/domain-stock-status';

/**
 * What a page shows of an offer, derived by the domain rules: the offer without the fields that
 * only those rules need.
 */
export type OfferFacts = {
  readonly code: string;
  readonly priceContextCode: string;
  readonly sku: string;
  readonly seller: { readonly name: string; readonly isThirdParty: boolean; readonly id: string };
  readonly label: string | undefined;
  readonly price: OfferPrice;
  readonly conditioning: Conditioning;
  readonly stock: StockLabel;
  readonly isSellable: boolean;
  readonly bounds: QuantityBounds;
  /**
   * The earliest fulfilment; undefined when nothing is promised or the store's hours are unknown.
   */
  readonly promise: PromisedDelivery | undefined;
  /** What each delivery of one unit costs and by when, cheapest first; pickups only at a chosen store. */
  readonly deliveries: readonly DeliveryOption[];
  /** Where the offer goes; absent where nothing depends on it. */
  readonly destination?: OfferDestination;
  /** Units of the chosen store, and those that the central warehouse adds, with their earliest day. */
  readonly fromWarehouse?:
    { readonly here: number; readonly more: number; readonly promise: DeliveryPromise } | undefined;
};

/** Derives the facts of an offer for a shopper at `point`. */
export const offerFacts = (offer: Offer, point: OutlookPoint): OfferFacts => ({
  code: offer.code,
  priceContextCode: offer.priceContextCode,
  sku: offer.sku,
  seller: {
    name: offer.vendor.name,
    isThirdParty: offer.isSoldByAThirdPartyVendor,
    id: offer.vendor.sellerIdentifier,
  },
  label: offer.label,
  price: offer.price,
  conditioning: offer.conditioning,
  isSellable: isSellable(offer),
  bounds: quantityBounds(offer),
  ...offerOutlook(offer, point),
  ...warehouseFacts(offer, point),
  deliveries: offerDeliveryOptions(
    { ...offer, delivery: reachable(offer.delivery, point) },
    point.promises,
    offer.price.unit.included.currency,
  ),
  ...(point.destination && { destination: point.destination }),
});

/** Without a chosen store there is no difference: everything comes from the website's stock. */
const warehouseFacts = (
  offer: Offer,
  { promises, isStoreChosen }: OutlookPoint,
): Pick<OfferFacts, 'fromWarehouse'> => {
  const { availableStock: more = 0, promise: delay } = offer.warehouse ?? {};
  const here = firstAvailability(offer)?.availableStock ?? 0;
  const day = delay && promises && promise(delay, promises);
  return !isStoreChosen || more <= 0 || day === undefined
    ? {}
    : { fromWarehouse: { here, more, promise: day } };
};
