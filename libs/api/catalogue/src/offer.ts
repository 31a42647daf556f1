import type { Reply } from '@materia/api-contract';
import type { Currency } from '@materia/domain-money';
import { type OfferPrice, offersOfProduct, readWirePrice } from '@materia/domain-pricing';
import type { StockedOffer } from '@materia/domain-stock-status';

/** How a product is packed: sold by `saleUnit`, which may hold so many capacity units (m², kg …). */
export type Conditioning = {
  readonly saleUnit: string;
  readonly capacityUnit: string | undefined;
  readonly capacityPerSaleUnit: number | undefined;
};

/** An offer of the retailer or of a third-party vendor, in one price context (OFF-03 to OFF-07). */
export type Offer = StockedOffer & {
  readonly code: string;
  readonly priceContextCode: string;
  readonly sku: string;
  readonly adeokey: string;
  readonly vendor: {
    readonly name: string;
    readonly code: string;
    readonly sellerIdentifier: string;
  };
  readonly label: string | undefined;
  readonly price: OfferPrice;
  readonly conditioning: Conditioning;
};

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
