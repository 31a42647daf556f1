import {
  fetchListing,
  type OfferFacts,
  offerFacts,
  pictureUrl,
  type Product,
} from '@materia/api-catalogue';
import { outlookPoint, type ShopRequest } from '@materia/page-request';

/** A recommended product as shown on its small card. */
export type RecommendedProduct = {
  readonly sku: string;
  readonly urlKey: string;
  readonly name: string;
  readonly brand: string;
  readonly picture: string;
  readonly offer: OfferFacts | undefined;
};

const RECOMMENDED = 4;

/** The best sellers of the product's category at the selected store, except the product itself. */
export const loadRecommended = async (
  shop: ShopRequest,
  { sku, categoryId }: Pick<Product, 'sku' | 'categoryId'>,
): Promise<readonly RecommendedProduct[]> => {
  const point = outlookPoint(shop, undefined);
  const query = {
    of: { kind: 'category', categoryId },
    page: 1,
    pageSize: RECOMMENDED + 1,
    sort: 'relevance',
    filters: {},
    storeId: shop.store.id,
    priceContextCode: shop.priceContextCode,
  } as const;
  const found = await fetchListing(shop.host, query, shop.market.currency);
  if (!found.ok) return [];
  return found.value.products
    .filter((product) => product.sku !== sku)
    .slice(0, RECOMMENDED)
    .map(({ offer, image, urlKey, name, brand, sku: own }) => ({
      sku: own,
      urlKey,
      name,
      brand,
      picture: pictureUrl(shop.market.id, image),
      offer: offer === null ? undefined : offerFacts(offer, point),
    }));
};
