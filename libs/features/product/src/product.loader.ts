import {
  type Crumb,
  fetchOffers,
  fetchProduct,
  fetchSubstitutes,
  type ListedProduct,
  offerEco,
  type OfferFacts,
  offerFacts,
  pictureAddress,
  priceViewer,
  type Product,
} from '@materia/api-catalogue';
import { HostUnavailable } from '@materia/api-client-kernel';
import { fetchReviews, type PublishedReview } from '@materia/api-reviews';
import { fetchStockOfStores, fetchStore, promiseContext } from '@materia/api-stores';
import type { Store } from '@materia/domain-delivery-labels';
import { sellingMode } from '@materia/domain-cart';
import type { PromiseContext } from '@materia/domain-delivery-labels';
import { safeReturnPath } from '@materia/domain-navigation';
import type { EcoContribution } from '@materia/domain-pricing';
import { fallsShort, isQuantityLocked } from '@materia/domain-stock-status';
import {
  shopRequest,
  type ShopRequest,
  staticRegion,
  type StaticRegion,
} from '@materia/storefront-request';
import type { ShopViewer } from '@materia/ui-shop';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { calculatorOf, type CalculatorFacts } from './calculator.ts';
import { nearbyStock, type NearbyStock, STORES_ASKED } from './nearby.ts';
import { OFFER_PARAMETER } from './offer-parameter.ts';
import { loadRecommended, type RecommendedProduct } from './recommended.ts';

/** An offer with the eco-contributions that its price holds (BEY-23). */
export type ShownOffer = OfferFacts & { readonly eco: readonly EcoContribution[] };

/** A product in place of another, as its card shows it. */
export type SubstituteFacts = Omit<ListedProduct, 'offer' | 'image'> & {
  readonly picture: string;
  readonly offer: OfferFacts | null;
};

/** What is told of a product below what can be done with it. */
export type ProductDetails = Pick<
  Product,
  'description' | 'highlights' | 'attributes' | 'manufacturer' | 'safety'
>;

export type ProductFacts = {
  readonly product: Omit<Product, 'breadcrumbs' | 'images' | keyof ProductDetails> & {
    readonly pictures: readonly string[];
  };
  readonly details: StaticRegion<ProductDetails>;
  readonly breadcrumbs: readonly Crumb[];
  readonly best: ShownOffer | null;
  /** The offer that the page sells: the best one, or the one that its address names. */
  readonly shown: ShownOffer | null;
  /** All offers but the one that is shown. */
  readonly others: readonly ShownOffer[];
  readonly mode: 'selling' | 'showcase';
  readonly viewer: ShopViewer;
  readonly store: { readonly name: string; readonly urlKey: string; readonly chosen: boolean };
  readonly nearby: readonly NearbyStock[];
  /** What the store has in place of the product, where it is short of it (BEY-11). */
  readonly substitutes: readonly SubstituteFacts[];
  /** Further products of the category; none where the shop recommends nothing (flag RECOMMENDATIONS). */
  readonly recommended: StaticRegion<readonly RecommendedProduct[]>;
  readonly priceContextCode: string;
  readonly calculator: CalculatorFacts | undefined;
  readonly isQuantityLocked: boolean;
  /** Offers of other vendors carry a label of their own (PRC-20). */
  readonly marketplaceLabel: boolean;
  /** The latest reviews, where there are any. */
  readonly reviews: StaticRegion<readonly PublishedReview[]>;
  /** The address of the page itself, to which forms lead back. */
  readonly path: string;
  /** Scheme and host of the shop. */
  readonly origin: string;
};

/** Answers 404 for a product that does not exist, unless its old address is known to lead elsewhere. */
export const loadProduct = async ({
  context,
  params,
  url,
}: Pick<LoaderFunctionArgs, 'context' | 'params' | 'url'>): Promise<ProductFacts> => {
  const shop = context.get(shopRequest);
  const urlKey = params['urlKey'] ?? '';
  const product = await fetchProduct(shop.host, urlKey);
  if (product === undefined) throw await elsewhere(shop, urlKey);
  const [offers, store, reviews] = await Promise.all([
    fetchOffers(shop.host, product.adeokey, shop.priceContextCode, shop.market.currency),
    fetchStore(shop.host, shop.store.id),
    latestReviews(shop, product),
  ]);
  const promises = store && promiseContext(store, shop.market, shop.now);
  const best = offers.best && withEco(offerFacts(offers.best, promises), shop);
  const all = [
    ...(best === null ? [] : [best]),
    ...offers.others.map((offer) => withEco(offerFacts(offer, promises), shop)),
  ];
  const shown = all.find(({ code }) => code === url.searchParams.get(OFFER_PARAMETER)) ?? best;
  const isShort = offers.best === null || fallsShort(offers.best, 1);
  const [nearby, substitutes, recommended] = await Promise.all([
    store === undefined ? [] : stockAround(shop, product.adeokey, store),
    isShort ? substitutesAt(shop, product.adeokey, promises) : [],
    shop.flags.RECOMMENDATIONS ? loadRecommended(shop, product).catch(nothingWithoutHost) : [],
  ]);
  const {
    breadcrumbs,
    images,
    description,
    highlights,
    attributes,
    manufacturer,
    safety,
    ...facts
  } = product;
  return {
    product: { ...facts, pictures: images.map((image) => pictureAddress(shop.market.id, image)) },
    details: staticRegion(shop, { description, highlights, attributes, manufacturer, safety }),
    breadcrumbs,
    best,
    shown,
    others: all.filter((offer) => offer !== shown),
    mode: sellingMode(
      { ecommerce: store?.ecommerce },
      { disableEcommerceMode: shop.flags.DISABLE_ECOMMERCE_MODE },
    ),
    viewer: priceViewer(shop),
    store: { name: shop.store.name, urlKey: shop.store.urlKey, chosen: shop.store.chosen },
    nearby,
    substitutes,
    recommended: staticRegion(shop, recommended),
    priceContextCode: shop.priceContextCode,
    calculator:
      shown === null ? undefined : calculatorOf(shown, product.weightGrams, url.searchParams),
    isQuantityLocked: isQuantityLocked(
      shown?.conditioning.capacityUnit,
      shop.market.settings.lockedCapacityUnits,
    ),
    marketplaceLabel: shop.flags.MARKETPLACE_LABEL,
    reviews: staticRegion(shop, reviews),
    path: shop.to('product', { urlKey: product.urlKey }),
    origin: url.origin,
  };
};

const withEco = (offer: OfferFacts, shop: ShopRequest): ShownOffer => ({
  ...offer,
  eco: offerEco(offer.price, shop),
});

const elsewhere = async (shop: ShopRequest, urlKey: string) => {
  const path = shop.to('product', { urlKey });
  const answer = await shop.host('findRedirection', { body: { url_path: path } });
  const target = answer.ok ? safeReturnPath(answer.value.target_path, path) : path;
  return answer.ok && target !== path
    ? redirect(target, answer.value.status)
    : data(null, { status: 404 });
};

/** The page stands without the other stores when the host fails. */
const stockAround = async (
  shop: ShopRequest,
  adeokey: string,
  store: Store,
): Promise<readonly NearbyStock[]> => {
  const query = {
    adeokey,
    priceContextCode: shop.priceContextCode,
    latitude: store.latitude,
    longitude: store.longitude,
    amount: STORES_ASKED,
  };
  return nearbyStock(
    await fetchStockOfStores(shop.host, query).catch(nothingWithoutHost),
    store.id,
  );
};

/** The page stands without them when the host fails. */
const substitutesAt = async (
  shop: ShopRequest,
  adeokey: string,
  promises: PromiseContext | undefined,
): Promise<readonly SubstituteFacts[]> => {
  const found = await fetchSubstitutes(
    shop.host,
    adeokey,
    shop.priceContextCode,
    shop.market.currency,
  ).catch(nothingWithoutHost);
  return found.map(({ image, offer, ...product }) => ({
    ...product,
    picture: pictureAddress(shop.market.id, image),
    offer: offer && offerFacts(offer, promises),
  }));
};

const REVIEWS_SHOWN = 3;

/** The latest reviews (REV-04). The page stands without them when the host fails. */
const latestReviews = async (
  shop: ShopRequest,
  { sku, rating }: Pick<Product, 'sku' | 'rating'>,
): Promise<readonly PublishedReview[]> => {
  if (rating === undefined) return [];
  const reviews = fetchReviews(shop.host, sku, 1, 'newest').then(
    (page) => page?.reviews.slice(0, REVIEWS_SHOWN) ?? [],
  );
  return reviews.catch(nothingWithoutHost);
};

const nothingWithoutHost = (error: unknown): readonly [] => {
  if (error instanceof HostUnavailable) return [];
  throw error;
};
