import { readWirePrice, type Reply } from '@materia/api-contract';
import { type Currency, fromMajorUnits } from '@materia/domain-money';
import { type Conditioning, type Offer, offersOfProduct } from '@materia/domain-pricing';
import type { Availability, OfferDelivery } from '@materia/domain-stock-status';

/** The offers of a product, best first. */
export type ProductOffers = { readonly best: Offer | null; readonly others: readonly Offer[] };

export type OfferReply = Reply<'readOffers'>['data'][number];

/** Reads a wire offer; amounts are in the market's currency. */
export const readOffer = (reply: OfferReply, currency: Currency): Offer => ({
  code: reply.code,
  priceContextCode: reply.priceContextCode,
  sku: reply.product.sku,
  adeokey: reply.product.adeokey,
  isSoldByAThirdPartyVendor: reply.isSoldByAThirdPartyVendor,
  vendor: reply.vendor,
  label: reply.label,
  price: readWirePrice(reply.price, currency),
  delivery: {
    home: readAvailabilities(reply.delivery.home, currency),
    store: readAvailabilities(reply.delivery.store, currency),
    relay: readAvailabilities(reply.delivery.relay, currency),
  },
  ...(reply.warehouseAvailability && {
    warehouse: readAvailability(reply.warehouseAvailability, currency),
  }),
  conditioning: conditioningOf(reply.product.conditioning),
});

const readAvailabilities = (
  { availabilities }: OfferReply['delivery']['home'],
  currency: Currency,
): OfferDelivery['home'] => ({
  availabilities: availabilities.map((availability) => readAvailability(availability, currency)),
});

const readAvailability = (
  { shipping, ...availability }: OfferReply['delivery']['home']['availabilities'][number],
  currency: Currency,
): Availability => ({
  ...availability,
  ...(shipping && {
    shipping: {
      carrierCode: shipping.carrierCode,
      methodCode: shipping.methodCode,
      price: fromMajorUnits(shipping.amount, currency),
    },
  }),
});

/** Reads the response of the offers call: the first offer is the best one. */
export const readProductOffers = (
  replies: readonly OfferReply[],
  currency: Currency,
): ProductOffers => offersOfProduct(replies.map((reply) => readOffer(reply, currency)));

const conditioningOf = (reply: OfferReply['product']['conditioning']): Conditioning => ({
  saleUnit: reply.saleUnit,
  capacityUnit: reply.capacityUnit,
  capacityPerSaleUnit: reply.numberOfCapacityUnitPerSaleUnit,
});
