import { type BrandEntry, type BrandShelf, fetchBrand, pictureUrl } from '@materia/api-catalogue';
import { type ShopRequest, shopRequest } from '@materia/page-request';
import { data, type LoaderFunctionArgs } from 'react-router';
import { type ListFacts, type ListOf, loadList } from '../list-facts.ts';
import { type ListingAddress, parseListingQuery } from '../listing-query.ts';

/** The listing facet with brands as values. */
const BRAND_FACET = 'brand';

export type BrandFacts = {
  readonly name: string;
  readonly urlKey: string;
  readonly logo: string | undefined;
  readonly shelves: readonly BrandShelf[];
  /** The category that the page is filtered by. */
  readonly shelf: BrandShelf | undefined;
  readonly list: ListFacts;
  readonly origin: string;
};

/**
 * Loads a brand with its products, optionally of one category only; 404 if any of them does not
 * exist, and beyond the last page.
 */
export const loadBrand = async ({
  context,
  params,
  url,
}: Pick<LoaderFunctionArgs, 'context' | 'params' | 'url'>): Promise<BrandFacts> => {
  const shop = context.get(shopRequest);
  const brand = await fetchBrand(shop.host, params['brandKey'] ?? '');
  const categoryKey = params['categoryKey'];
  const shelf = brand?.shelves.find(({ urlKey }) => urlKey === categoryKey);
  if (brand === undefined || (categoryKey !== undefined && shelf === undefined))
    throw data(null, { status: 404 });
  const list = await listOfBrand(shop, brand, shelf, parseListingQuery(url.searchParams));
  if (list === undefined) throw data(null, { status: 404 });
  const { name, urlKey, logo, shelves } = brand;
  return {
    name,
    urlKey,
    logo: logo && pictureUrl(shop.market.id, logo),
    shelves,
    shelf,
    list,
    origin: url.origin,
  };
};

/**
 * The listing is always limited to the brand, so the brand is not shown as a filter that could be
 * removed.
 */
const listOfBrand = async (
  shop: ShopRequest,
  { id }: BrandEntry,
  shelf: BrandShelf | undefined,
  query: ListingAddress,
): Promise<ListFacts | undefined> => {
  const of: ListOf =
    shelf === undefined ? { kind: 'all' } : { kind: 'category', categoryId: shelf.categoryId };
  const own = { [BRAND_FACET]: [id] };
  const first = await loadList(shop, of, { ...query, filters: { ...query.filters, ...own } });
  const isOfBrand = first === undefined || first.query.filters[BRAND_FACET] !== undefined;
  // The host rejected the visitor's filters, and the listing was requested without any.
  const list = isOfBrand
    ? first
    : await loadList(shop, of, { page: 1, sort: 'relevance', filters: own });
  if (list === undefined) return undefined;
  const { [BRAND_FACET]: _brand, ...filters } = list.query.filters;
  return {
    ...list,
    query: { ...list.query, filters },
    facets: list.facets.filter(({ code }) => code !== BRAND_FACET),
  };
};
