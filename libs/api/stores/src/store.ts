import type { Reply } from '@materia/api-contract';
import type { PriceContextPair } from '@materia/domain-pricing';

/** A time range of one ISO weekday (1 Monday to 7 Sunday), in minutes since midnight of the market's zone. */
export type OpeningRange = { readonly weekday: number; readonly from: number; readonly to: number };

/** A store as the storefront holds it (STO-06, STO-07). */
export type Store = {
  readonly id: string;
  readonly sellerCode: string;
  readonly urlKey: string;
  readonly name: string;
  readonly retailerType: 'agency' | 'bigbox';
  /** The store's own flag: "1" sells on the web (CART-12). */
  readonly ecommerce: string;
  readonly street: readonly string[];
  readonly postcode: string;
  readonly city: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly priceContextCodes: PriceContextPair;
  readonly phone: string;
  readonly email: string;
  readonly openingHours: readonly OpeningRange[];
  readonly services: readonly string[];
  /** Region of the holiday calendar (PRM-06). */
  readonly regionCode: string | undefined;
  /** Kilometres from the place of a search. */
  readonly distance: number | undefined;
};

export type StoreReply = Reply<'listStores'>['data'][number];

export const readStore = (reply: StoreReply): Store => {
  const { address, ...extension } = reply.extension_attributes;
  return {
    id: reply.id,
    sellerCode: reply.seller_code,
    urlKey: reply.url_key,
    name: reply.name,
    retailerType: reply.retailer_type,
    ecommerce: reply.ecommerce,
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
