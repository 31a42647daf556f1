import type { Reply } from '@materia/api-contract';
import type { Currency } from '@materia/domain-money';
import { type ListedProduct, readListedProduct } from './product.ts';

export type FacetValue = {
  readonly id: string;
  readonly label: string;
  readonly count: number;
  readonly selected: boolean;
};
export type Facet = {
  readonly code: string;
  readonly label: string;
  readonly values: readonly FacetValue[];
};

/** One page of a list: `page` is from 1 to `pageCount`, which is 0 for an empty result. */
export type Listing = {
  readonly products: readonly ListedProduct[];
  readonly total: number;
  readonly page: number;
  readonly pageCount: number;
  readonly facets: readonly Facet[];
  /** The store's own flag: "1" sells on the web. */
  readonly retailer: { readonly ecommerce: string };
};

type ListingReply = Reply<'listProducts'>['data'][number];

export const readListing = (reply: ListingReply, currency: Currency): Listing => ({
  products: reply.products.map((product) => readListedProduct(product, currency)),
  total: reply.total,
  page: reply.page_id,
  pageCount: reply.page_count,
  facets: reply.filters,
  retailer: { ecommerce: reply.retailer.ecommerce },
});
