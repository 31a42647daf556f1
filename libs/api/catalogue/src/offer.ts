import { readWirePrice, type Reply } from '@materia/api-contract';
import type { Currency } from '@materia/domain-money';
import { type Conditioning, type Offer, offersOfProduct } from '@materia/domain-pricing';

/** The offers of a product, best first (OFF-01, OFF-02). */
export type ProductOffers = { readonly best: Offer | null; readonly others: readonly Offer[] };

export type OfferReply = Reply<'readOffers'>['data'][number];

/** Reads an offer of the wire; amounts are of the market's currency (MKT-12). */
export const readOffer = (reply: OfferReply, currency: Currency): Offer => ({
  code: reply.code,
  priceContextCode: reply.priceContextCode,
  sku: reply.product.sku,
  adeokey: reply.product.adeokey,
  isSoldByAThirdPartyVendor: reply.isSoldByAThirdPartyVendor,
  vendor: reply.vendor,
  label: reply.label,
  price: readWirePrice(reply.price, currency),
  delivery: reply.delivery,
  conditioning: conditioningOf(reply.product.conditioning),
});

/** Reads the answer to the offers call: the first is the best one. */
export const readProductOffers = (
  replies: readonly OfferReply[],
  currency: Currency,
): ProductOffers => offersOfProduct(replies.map((reply) => readOffer(reply, currency)));

const conditioningOf = (reply: OfferReply['product']['conditioning']): Conditioning => ({
  saleUnit: reply.saleUnit,
  capacityUnit: reply.capacityUnit,
  capacityPerSaleUnit: reply.numberOfCapacityUnitPerSaleUnit,
});
