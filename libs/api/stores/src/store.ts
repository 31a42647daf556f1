import { readSellsOnline, type Reply } from '@materia/api-contract';
import type { Store } from '@materia/domain-stores';

export type StoreReply = Reply<'listStores'>['data'][number];

/** The only mapping from the wire form of a store to the shop's own type. */
export const readStore = (reply: StoreReply): Store => {
  const { address, ...extension } = reply.extension_attributes;
  return {
    id: reply.id,
    sellerCode: reply.seller_code,
    urlKey: reply.url_key,
    name: reply.name,
    retailerType: reply.retailer_type,
    sellsOnline: readSellsOnline(reply.ecommerce),
    street: address.street,
    postcode: address.postcode,
    city: address.city,
    latitude: address.latitude,
    longitude: address.longitude,
    priceContextCodes: extension.price_context_code,
    phone: extension.phone,
    email: extension.email,
    openingHours: extension.opening_hours,
    services: extension.services,
    regionCode: extension.region_code,
    distance: extension.distance,
  };
};
