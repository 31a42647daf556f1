import { type Reply, wirePriceOf } from '@materia/api-contract';
import { parseShippingMethod, shippingMethodParts } from '@materia/domain-shipping';
import { toMajorUnits } from '@materia/domain-money';
import type { Offer } from '@materia/domain-pricing';
import type { Availability, OfferDelivery } from '@materia/domain-stock-status';

export type WireOffer = Reply<'readOffers'>['data'][number];
type WireAvailability = NonNullable<WireOffer['storeAvailability']>;

/** An offer on the wire. The retailer's own offer also has the store's stock, and what the warehouse adds to it. */
export const wireOffer = (offer: Offer): WireOffer => {
  const { conditioning, isSoldByAThirdPartyVendor, delivery } = offer;
  const [atStore] = delivery.store.availabilities;
  return {
    code: offer.code,
    priceContextCode: offer.priceContextCode,
    isSoldByAThirdPartyVendor,
    isShipping: isSoldByAThirdPartyVendor,
    vendor: { ...offer.vendor },
    ...(offer.label !== undefined && { label: offer.label }),
    product: {
      sku: offer.sku,
      adeokey: offer.adeokey,
      conditioning: {
        saleUnit: conditioning.saleUnit,
        ...(conditioning.capacityUnit !== undefined && { capacityUnit: conditioning.capacityUnit }),
        ...(conditioning.capacityPerSaleUnit !== undefined && {
          numberOfCapacityUnitPerSaleUnit: conditioning.capacityPerSaleUnit,
        }),
      },
    },
    price: wirePriceOf(offer.price),
    delivery: {
      home: wireAvailabilities(delivery.home),
      store: wireAvailabilities(delivery.store),
      relay: wireAvailabilities(delivery.relay),
    },
    ...(!isSoldByAThirdPartyVendor && atStore && { storeAvailability: wireAvailability(atStore) }),
    ...(offer.warehouse && {
      warehouseAvailability: {
        ...wireAvailability(offer.warehouse),
        ...wireShipping(offer.warehouse.shipping),
      },
    }),
  };
};

export const wireAvailability = ({
  stockStatus,
  availableStock,
  promise,
}: Availability): WireAvailability => ({
  stockStatus,
  ...(availableStock !== undefined && { availableStock }),
  ...(promise && { promise: { ...promise } }),
});

type WireDelivered = WireOffer['delivery']['home']['availabilities'][number];

const wireShipping = (shipping: Availability['shipping']): Pick<WireDelivered, 'shipping'> => {
  const method = shipping && parseShippingMethod(`${shipping.carrierCode}/${shipping.methodCode}`);
  if (shipping === undefined || method === undefined) return {};
  const { carrier, method: code } = shippingMethodParts(method);
  return {
    shipping: { carrierCode: carrier, methodCode: code, amount: toMajorUnits(shipping.price) },
  };
};

const wireAvailabilities = ({ availabilities }: OfferDelivery['home']) => ({
  availabilities: availabilities.map((availability) => ({
    ...wireAvailability(availability),
    ...wireShipping(availability.shipping),
  })),
});
