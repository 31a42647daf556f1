import { padSellerCode, type PriceContextPair } from '@materia/domain-pricing';

/** The two kinds of store (STO-05, LIM-14). */
export const RETAILER_TYPES = ['agency', 'bigbox'] as const;

export type RetailerType = (typeof RETAILER_TYPES)[number];

export const parseRetailerType = (text: string): RetailerType | undefined =>
  RETAILER_TYPES.find((type) => type === text);

/** A store as pages and rules know it (STO-06, STO-07). */
export type Store = {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly urlKey: string;
  readonly priceContextCode: PriceContextPair;
};

/** The part of the wire form (STO-03) that a store is read from. */
export type WireStore = {
  readonly id: string;
  readonly seller_code: string;
  readonly url_key: string;
  readonly name: string;
  readonly extension_attributes: { readonly price_context_code: readonly [string, string] };
};

/** The one way from the wire form to the shop's own (STO-07). */
export const readStore = (wire: WireStore): Store => ({
  id: wire.id,
  code: padSellerCode(wire.seller_code),
  name: wire.name,
  urlKey: wire.url_key,
  priceContextCode: wire.extension_attributes.price_context_code,
});
