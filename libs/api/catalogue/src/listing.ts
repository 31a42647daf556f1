import { readSellsOnline, type Reply } from '@materia/api-contract';
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
  /**
   * Of a facet that is limited instead of chosen, the price: what the other choices leave, and the
   * limits, in minor units with tax.
   */
  readonly range?:
    | {
        readonly lowest: number;
        readonly highest: number;
        readonly from?: number | undefined;
        readonly to?: number | undefined;
      }
    | undefined;
};

/** One page of a list: `page` is from 1 to `pageCount`, which is 0 for an empty result. */
export type Listing = {
  readonly products: readonly ListedProduct[];
  readonly total: number;
  readonly page: number;
  readonly pageCount: number;
  readonly facets: readonly Facet[];
  /** The store of the list. */
  readonly retailer: { readonly sellsOnline: boolean };
  /** Only for searches. */
  readonly reading: SearchReading | undefined;
};

/** A category with the number of its products. */
export type CountedCategory = {
  readonly name: string;
  readonly segments: readonly string[];
  readonly productCount: number;
};

/** What the shop made of a search text. */
export type SearchReading = {
  /** The text that was searched for instead of a mistyped one. */
  readonly corrected: string | undefined;
  /** Typed words that were left out because no product matches all of them. */
  readonly dropped: readonly string[];
  /** The categories that the text names; those with similar names when nothing was found. */
  readonly categories: readonly CountedCategory[];
};

/** The list without any product, as of a store about which nothing is known. */
export const EMPTY_LISTING: Listing = {
  products: [],
  total: 0,
  page: 1,
  pageCount: 0,
  facets: [],
  retailer: { sellsOnline: true },
  reading: undefined,
};

type ListingReply = Reply<'listProducts'>['data'][number];

export const readListing = (reply: ListingReply, currency: Currency): Listing => ({
  products: reply.products.map((product) => readListedProduct(product, currency)),
  total: reply.total,
  page: reply.page_id,
  pageCount: reply.page_count,
  facets: reply.filters,
  retailer: { sellsOnline: readSellsOnline(reply.retailer.ecommerce) },
  reading: reply.search && {
    corrected: reply.search.corrected,
    dropped: reply.search.dropped,
    categories: reply.search.categories.map(readCountedCategory),
  },
});

export const readCountedCategory = ({
  name,
  url_path,
  product_count,
}: {
  readonly name: string;
  readonly url_path: string;
  readonly product_count: number;
}): CountedCategory => ({ name, segments: url_path.split('/'), productCount: product_count });
