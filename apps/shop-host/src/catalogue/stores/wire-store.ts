import { type Reply, writeSellsOnline } from '@materia/api-contract';
import { priceContextPair } from '@materia/domain-pricing';
import type { Market } from '@materia/market-model';
import type { StoreRow } from './repository.ts';

type WireStore = Reply<'readStore'>['data'][number];

/** The store on the wire. `distance` is in kilometres with one decimal, in searches by place. */
export const wireStore = (store: StoreRow, market: Market, distance?: number): WireStore => ({
  id: store.id,
  seller_code: store.seller_code,
  url_key: store.url_key,
  name: store.name,
  retailer_type: store.retailer_type,
  ecommerce: writeSellsOnline(store.ecommerce),
  extension_attributes: {
    address: {
      street: [...store.street],
      postcode: store.postcode,
      city: store.city,
      country_id: market.country,
      latitude: store.latitude,
      longitude: store.longitude,
    },
    price_context_code: priceContextPair(store.seller_code),
    phone: store.phone,
    email: store.email,
    opening_hours: store.opening_hours.map((hours) => ({ ...hours })),
    services: [...store.services],
    ...(store.region_code !== null && { region_code: store.region_code }),
    ...(distance !== undefined && { distance: Math.round(distance * 10) / 10 }),
  },
});

/** The store's fields in lists and carts. */
export const wireRetailer = (store: StoreRow) => ({
  id: store.id,
  seller_code: store.seller_code,
  name: store.name,
  ecommerce: writeSellsOnline(store.ecommerce),
});
