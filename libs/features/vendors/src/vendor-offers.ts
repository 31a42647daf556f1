import {
  fetchListing,
  type ListedProduct,
  type OfferFacts,
  offerFacts,
  pictureUrl,
  priceViewer,
} from '@materia/api-catalogue';
import { fetchStore, promiseContext } from '@materia/api-stores';
import { outlookPoint, type ShopRequest } from '@materia/page-request';
import type { ShopViewer } from '@materia/ui-shop';

type OfferedProduct = Omit<ListedProduct, 'offer' | 'image'> & {
  readonly picture: string;
  readonly offer: OfferFacts | null;
};

/** A page of a vendor's products, as shown in listings. */
export type VendorOffersFacts = {
  readonly products: readonly OfferedProduct[];
  readonly total: number;
  readonly page: number;
  readonly pageCount: number;
  readonly viewer: ShopViewer;
  readonly showMarketplaceLabel: boolean;
};

/**
 * Loads a page of a vendor's stock, best sellers first; `undefined` beyond the last page. A
 * rejected request gives an empty list.
 */
export const loadVendorOffers = async (
  shop: ShopRequest,
  sellerIdentifier: string,
  page: number,
): Promise<VendorOffersFacts | undefined> => {
  const { host, market, store } = shop;
  const [result, place] = await Promise.all([
    fetchListing(
      host,
      {
        of: { kind: 'seller', sellerIdentifier },
        page,
        sort: 'relevance',
        filters: {},
        storeId: store.id,
        priceContextCode: shop.priceContextCode,
      },
      market.currency,
    ),
    fetchStore(host, store.id),
  ]);
  const listing = result.ok ? result.value : { products: [], total: 0, pageCount: 0 };
  const pageCount = Math.max(1, listing.pageCount);
  if (page > pageCount) return undefined;
  const promises = place && promiseContext(place, market, shop.now);
  const point = outlookPoint(shop, promises);
  return {
    products: listing.products.map(({ image, offer, ...product }) => ({
      ...product,
      picture: pictureUrl(market.id, image),
      offer: offer && offerFacts(offer, point),
    })),
    total: listing.total,
    page,
    pageCount,
    viewer: priceViewer(shop),
    showMarketplaceLabel: shop.flags.MARKETPLACE_LABEL,
  };
};
