import {
  EMPTY_LISTING,
  type Facet,
  fetchListing,
  type Listing,
  type ListedProduct,
  type OfferFacts,
  type SearchReading,
  offerFacts,
  PAGE_SIZE,
  pictureUrl,
  priceViewer,
} from '@materia/api-catalogue';
import { fetchStore, promiseContext } from '@materia/api-stores';
import { sellingMode } from '@materia/domain-cart';
import type { OutlookPoint } from '@materia/domain-promise';
import { outlookPoint, type ShopRequest } from '@materia/page-request';
import type { ShopViewer } from '@materia/ui-shop';
import { hasFilters, type ListingAddress } from './listing-query.ts';
import { relevantFacets } from './relevant-facets.ts';

/** A product as shown on its card. */
export type CardFacts = Omit<ListedProduct, 'offer' | 'image'> & {
  readonly picture: string;
  readonly offer: OfferFacts | null;
};

/**
 * A page of a listing. `query` is the query actually used: filters that the shop does not know are
 * removed.
 */
export type ListFacts = {
  readonly query: ListingAddress;
  readonly cards: readonly CardFacts[];
  readonly facets: readonly Facet[];
  readonly total: number;
  readonly pageCount: number;
  readonly mode: 'selling' | 'showcase';
  readonly viewer: ShopViewer;
  readonly storeName: string;
  readonly showMarketplaceLabel: boolean;
  /** References of the products in the comparison. */
  readonly compared?: readonly string[];
  /** Only for searches. */
  readonly reading: SearchReading | undefined;
};

/** What a listing contains. */
export type ListOf =
  | { readonly kind: 'category'; readonly categoryId: string }
  | { readonly kind: 'search'; readonly words: string; readonly isLiteral?: boolean }
  | { readonly kind: 'all' };

/**
 * Loads a page of a listing for the shopper, with the prices of their customer type and the stock
 * and promises of their store. `undefined` beyond the last page.
 */
export const loadList = async (
  shop: ShopRequest,
  of: ListOf,
  query: ListingAddress,
  pageSize = PAGE_SIZE,
): Promise<ListFacts | undefined> => {
  const [{ listing, usedQuery }, point] = await Promise.all([
    requestListing(shop, of, query, pageSize),
    pointOf(shop),
  ]);
  if (usedQuery.page > Math.max(1, listing.pageCount)) return undefined;
  return {
    query: usedQuery,
    cards: listing.products.map((product) => cardOf(product, shop.market.id, point)),
    facets: relevantFacets(listing.facets, listing.total),
    total: listing.total,
    pageCount: listing.pageCount,
    mode: sellingMode(listing.retailer, {
      disableEcommerceMode: shop.flags.DISABLE_ECOMMERCE_MODE,
    }),
    viewer: priceViewer(shop),
    storeName: shop.store.name,
    showMarketplaceLabel: shop.flags.MARKETPLACE_LABEL,
    ...(shop.compared.length > 0 && { compared: shop.compared }),
    reading: listing.reading,
  };
};

/**
 * Filters and sort orders are in URLs that people store and edit, so if the host rejects them, the
 * listing is requested again without them.
 */
const requestListing = async (
  shop: ShopRequest,
  of: ListOf,
  query: ListingAddress,
  pageSize: number,
): Promise<{ readonly listing: Listing; readonly usedQuery: ListingAddress }> => {
  const request = (usedQuery: ListingAddress) =>
    fetchListing(
      shop.host,
      {
        of,
        ...usedQuery,
        pageSize,
        storeId: shop.store.id,
        priceContextCode: shop.priceContextCode,
      },
      shop.market.currency,
    );
  const first = await request(query);
  if (first.ok) return { listing: first.value, usedQuery: query };
  const plain: ListingAddress = {
    page: hasFilters(query) ? 1 : query.page,
    sort: 'relevance',
    filters: {},
  };
  const second = await request(plain);
  return { listing: second.ok ? second.value : EMPTY_LISTING, usedQuery: plain };
};

const pointOf = async (shop: ShopRequest): Promise<OutlookPoint> => {
  const store = await fetchStore(shop.host, shop.store.id);
  return outlookPoint(shop, store && promiseContext(store, shop.market, shop.now));
};

const cardOf = (
  { image, offer, ...product }: ListedProduct,
  marketId: string,
  point: OutlookPoint,
): CardFacts => ({
  ...product,
  picture: pictureUrl(marketId, image),
  offer: offer && offerFacts(offer, point),
});
