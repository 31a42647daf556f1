import {
  type ComparedProduct,
  type Crumb,
  fetchComparison,
  type OfferFacts,
  offerFacts,
  pictureUrl,
  priceViewer,
} from '@materia/api-catalogue';
import { fetchStore, promiseContext } from '@materia/api-stores';
import { sellingMode } from '@materia/domain-cart';
import type { OutlookPoint } from '@materia/domain-promise';
import {
  comparedRows,
  type ComparedRow,
  type ComparisonRefusal,
  isDifferent,
  isReference,
} from '@materia/domain-comparison';
import { outlookPoint, shopRequest, type ShopRequest } from '@materia/page-request';
import type { ShopViewer } from '@materia/ui-shop';
import type { LoaderFunctionArgs } from 'react-router';
import {
  DIFFERENT_ONLY,
  REFUSED_PARAMETER,
  ROWS_PARAMETER,
  SKU_PARAMETER,
} from './comparator-query.ts';

/** A compared product as shown in its column. */
export type ComparedFacts = Pick<
  ComparedProduct,
  'sku' | 'urlKey' | 'name' | 'brand' | 'weightGrams'
> & { readonly picture: string; readonly offer: OfferFacts | null };

/** The product that was not added, and the reason. `failed` means an error of the shop. */
export type RefusedComparison = {
  readonly kind: Exclude<ComparisonRefusal['kind'], 'already-there'> | 'failed';
  readonly sku: string | undefined;
};

export type ComparatorFacts = {
  readonly category: Crumb | undefined;
  readonly products: readonly ComparedFacts[];
  /** The attributes: all of them, or those that differ. */
  readonly rows: readonly ComparedRow[];
  readonly isWeightDifferent: boolean;
  readonly onlyDifferent: boolean;
  readonly refused: RefusedComparison | undefined;
  readonly mode: 'selling' | 'showcase';
  readonly viewer: ShopViewer;
};

/** Loads the products compared in this browser, with price and stock of the selected store. */
export const loadComparator = async ({
  context,
  url,
}: Pick<LoaderFunctionArgs, 'context' | 'url'>): Promise<ComparatorFacts> => {
  const shop = context.get(shopRequest);
  const onlyDifferent = url.searchParams.get(ROWS_PARAMETER) === DIFFERENT_ONLY;
  const refused = refusedOf(url.searchParams);
  const empty: ComparatorFacts = {
    category: undefined,
    products: [],
    rows: [],
    isWeightDifferent: false,
    onlyDifferent,
    refused,
    mode: 'selling',
    viewer: priceViewer(shop),
  };
  if (shop.compared.length === 0) return empty;
  const [found, store] = await Promise.all([
    fetchComparison(
      shop.host,
      { skus: shop.compared, storeId: shop.store.id },
      shop.market.currency,
    ),
    fetchStore(shop.host, shop.store.id),
  ]);
  if (!found.ok) return empty;
  const { category, products } = found.value;
  const point = outlookPoint(shop, store && promiseContext(store, shop.market, shop.now));
  const rows = comparedRows(products);
  return {
    ...empty,
    category,
    products: products.map((product) => comparedFacts(shop, product, point)),
    rows: onlyDifferent ? rows.filter((row) => row.isDifferent) : rows,
    isWeightDifferent: isDifferent(products.map(({ weightGrams }) => String(weightGrams))),
    mode: sellingMode(store, { disableEcommerceMode: shop.flags.DISABLE_ECOMMERCE_MODE }),
  };
};

const comparedFacts = (
  { market }: ShopRequest,
  { sku, urlKey, name, brand, weightGrams, images, offer }: ComparedProduct,
  point: OutlookPoint,
): ComparedFacts => ({
  sku,
  urlKey,
  name,
  brand,
  weightGrams,
  picture: pictureUrl(market.id, images[0] ?? ''),
  offer: offer && offerFacts(offer, point),
});

const REFUSALS: readonly RefusedComparison['kind'][] = ['other-category', 'full', 'failed'];

const refusedOf = (search: URLSearchParams): RefusedComparison | undefined => {
  const kind = REFUSALS.find((known) => known === search.get(REFUSED_PARAMETER));
  const sku = search.get(SKU_PARAMETER) ?? '';
  return kind && { kind, sku: isReference(sku) ? sku : undefined };
};
