import {
  earliestPromise,
  type PromiseContext,
  type PromisedDelivery,
} from '@materia/domain-delivery-labels';
import type { Conditioning, Offer, OfferPrice } from '@materia/domain-pricing';
import {
  isSellable,
  quantityBounds,
  type QuantityBounds,
  stockFact,
  type StockFact,
} from '@materia/domain-stock-status';

/** What a page shows of an offer, worked out by the domain's rules: the offer without what only those rules need. */
export type OfferFacts = {
  readonly code: string;
  readonly priceContextCode: string;
  readonly sku: string;
  readonly seller: { readonly name: string; readonly isThirdParty: boolean; readonly id: string };
  readonly label: string | undefined;
  readonly price: OfferPrice;
  readonly conditioning: Conditioning;
  readonly stock: StockFact;
  readonly isSellable: boolean;
  readonly bounds: QuantityBounds;
  /** The earliest way to get it (BEY-05); nothing when nothing is promised or the store's hours are not known. */
  readonly promise: PromisedDelivery | undefined;
};

/** Works out the facts of an offer; `context` is that of the selected store. */
export const offerFacts = (offer: Offer, context: PromiseContext | undefined): OfferFacts => ({
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
  stock: stockFact(offer),
  isSellable: isSellable(offer),
  bounds: quantityBounds(offer),
  promise: context && earliestPromise(offer.delivery, context),
});
