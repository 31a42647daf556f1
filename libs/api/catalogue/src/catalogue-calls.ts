import type { HostClient, HostRefusal } from '@materia/api-client-kernel';
import { ROOT_CATEGORY } from '@materia/api-contract';
import { ok, type Result } from '@materia/domain-kernel';
import type { Currency } from '@materia/domain-money';
import { type Category, type Crumb, readCategory, readCrumb } from './category.ts';
import { EMPTY_LISTING, type Listing, readListing } from './listing.ts';
import { type ProductOffers, readProductOffers } from './offer.ts';
import { type ListedProduct, type Product, readListedProduct, readProduct } from './product.ts';
import type { ListingSortKey } from './sort.ts';

/** Products of a list page. */
export const PAGE_SIZE = 24;

export type CategoryOfPath = {
  readonly category: Category;
  readonly breadcrumbs: readonly Crumb[];
};

/** Query of a list. `filters` contains the chosen value ids per facet code. */
export type ListingQuery = {
  readonly of:
    | { readonly kind: 'category'; readonly categoryId: string }
    /** `isLiteral` searches for the words as typed, without correcting them. */
    | { readonly kind: 'search'; readonly words: string; readonly isLiteral?: boolean }
    | { readonly kind: 'seller'; readonly sellerIdentifier: string }
    | { readonly kind: 'all' };
  readonly page: number;
  readonly pageSize?: number;
  readonly sort: ListingSortKey;
  readonly filters: Readonly<Record<string, readonly string[]>>;
  readonly storeId: string;
  readonly priceContextCode: string;
};

/**
 * The departments, level 1, each with its categories of level 2. The levels are loaded separately:
 * the frame of every page has the first, and pages that show the second load it.
 */
export const fetchDepartments = async (host: HostClient): Promise<readonly Category[]> => {
  const answer = await host('readCategory', { params: { categoryId: ROOT_CATEGORY, depth: 2 } });
  const root = answer.ok ? answer.value.data[0] : undefined;
  return root === undefined ? [] : readCategory(root).children;
};

/**
 * The category at a path, with its breadcrumbs and children; undefined when there is none. Only the
 * first element is used.
 */
export const fetchCategoryByPath = async (
  host: HostClient,
  segments: readonly string[],
): Promise<CategoryOfPath | undefined> => {
  const answer = await host('readCategoryByPath', { query: { url_path: segments.join('/') } });
  const found = answer.ok ? answer.value.data[0] : undefined;
  return (
    found && {
      category: readCategory(found.category),
      breadcrumbs: found.breadcrumbs.map(readCrumb),
    }
  );
};

/**
 * One page of a category or a search, for a store and a price context, with one card for all
 * colours and sizes of a product. Unknown filters and orders
 * are refused.
 */
export const fetchListing = async (
  host: HostClient,
  query: ListingQuery,
  currency: Currency,
): Promise<Result<Listing, HostRefusal>> => {
  const hasFilters = Object.values(query.filters).some((values) => values.length > 0);
  const answer = await host('listProducts', {
    query: {
      ...(query.of.kind === 'category' && { category_id: query.of.categoryId }),
      ...(query.of.kind === 'search' && {
        search: query.of.words,
        ...(query.of.isLiteral === true && { literal: '1' }),
      }),
      ...(query.of.kind === 'seller' && { seller_identifier: query.of.sellerIdentifier }),
      by_family: '1',
      page_size: query.pageSize ?? PAGE_SIZE,
      page_id: query.page,
      retailer_id: query.storeId,
      price_context_code: query.priceContextCode,
      ...(hasFilters && { filters: JSON.stringify(query.filters) }),
      ...(query.sort !== 'relevance' && { order_by: JSON.stringify({ key: query.sort }) }),
    },
  });
  if (!answer.ok) return answer;
  const [listing] = answer.value.data;
  return ok(listing === undefined ? EMPTY_LISTING : readListing(listing, currency));
};

/** A product by its URL key or SKU; undefined when there is none. */
export const fetchProduct = async (host: HostClient, id: string): Promise<Product | undefined> => {
  const answer = await host('readProduct', { params: { id } });
  const product = answer.ok ? answer.value.data[0] : undefined;
  return product && readProduct(product);
};

/** The offers of a product in a price context; empty when it has none there. */
export const fetchOffers = async (
  host: HostClient,
  adeokey: string,
  priceContextCode: string,
  currency: Currency,
): Promise<ProductOffers> => {
  const answer = await host('readOffers', {
    params: { productAdeoKey: adeokey, priceContextCode },
  });
  return readProductOffers(answer.ok ? answer.value.data : [], currency);
};

/** Substitutes available at a store for a product that is short of stock, the best first. */
export const fetchSubstitutes = async (
  host: HostClient,
  adeokey: string,
  priceContextCode: string,
  currency: Currency,
): Promise<readonly ListedProduct[]> => {
  const answer = await host('listSubstitutes', {
    params: { productAdeoKey: adeokey, priceContextCode },
  });
  return answer.ok ? answer.value.data.map((card) => readListedProduct(card, currency)) : [];
};
