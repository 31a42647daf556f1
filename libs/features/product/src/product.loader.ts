import {
  type Crumb,
  fetchBuyingOptions,
  fetchOffers,
  fetchProduct,
  fetchRecommendations,
  fetchSubstitutes,
  type ListedProduct,
  offerEco,
  type OfferFacts,
  offerFacts,
  pictureUrl,
  priceViewer,
  type Product,
  type Recommendation,
} from '@materia/api-catalogue';
import { anyOutageAs } from '@materia/api-client-kernel';
import { fetchReviews, type PublishedReview } from '@materia/api-reviews';
import { fetchStockOfStores, fetchStore, promiseContext } from '@materia/api-stores';
import { sellingMode } from '@materia/domain-cart';
import type { Offer } from '@materia/domain-pricing';
import type { AverageRating } from '@materia/domain-reviews';
import type { BuyingOption } from '@materia/domain-shipping';
import type { OutlookPoint } from '@materia/domain-promise';
import type { Position, Store } from '@materia/domain-stores';
import { parsePosition } from '@materia/domain-contact';
import { safeReturnPath } from '@materia/domain-navigation';
import type { PlainDate } from '@materia/domain-holiday-calendar';
import { type EcoContribution, priceBasisOf, priceValidUntil } from '@materia/domain-pricing';
import { isShortOf, isQuantityLocked } from '@materia/domain-stock-status';
import { outlookPoint, referenceStore, shopRequest, type ShopRequest } from '@materia/page-request';
import { LATITUDE_PARAMETER, LONGITUDE_PARAMETER, type ShopViewer } from '@materia/ui-shop';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { calculatorOf, type CalculatorFacts } from './calculator.ts';
import { type FamilyFacts, loadFamily } from './families/family-facts.ts';
import { nearbyStock, type NearbyStock, STORES_REQUESTED } from './nearby.ts';
import { OFFER_PARAMETER } from './offer-parameter.ts';
import { loadRecommended, type RecommendedProduct } from './recommended.ts';

/**
 * An offer with the eco-contributions included in its price, its outcomes, and the rating of its vendor. Without outcomes the host
 * could not compute them, or the offer cannot be ordered.
 */
export type ShownOffer = OfferFacts & {
  readonly eco: readonly EcoContribution[];
  readonly options: readonly BuyingOption[];
  readonly vendorRating?: AverageRating | undefined;
};

/** An alternative product as shown on its card. */
export type SubstituteFacts = Omit<ListedProduct, 'offer' | 'image'> & {
  readonly picture: string;
  readonly offer: OfferFacts | null;
};

/** Product details, shown below the buy box. */
export type ProductDetails = Pick<
  Product,
  'description' | 'highlights' | 'attributes' | 'manufacturer' | 'safety'
>;

export type ProductPageFacts = {
  readonly product: Omit<Product, 'breadcrumbs' | 'images' | 'family' | keyof ProductDetails> & {
    readonly pictures: readonly string[];
  };
  readonly details: ProductDetails;
  readonly breadcrumbs: readonly Crumb[];
  /** Its other colours and sizes; undefined for a product that is sold in one form only. */
  readonly family?: FamilyFacts | undefined;
  readonly best: ShownOffer | null;
  /** The displayed offer: the best one, or the one named in the query. */
  readonly shown: ShownOffer | null;
  /** All offers except the displayed one. */
  readonly others: readonly ShownOffer[];
  /** The date in the market's time zone. */
  readonly today: PlainDate;
  readonly mode: 'selling' | 'showcase';
  /** The address of a signed-in customer, for a notice about the product. */
  readonly email: string | undefined;
  readonly viewer: ShopViewer;
  /** The last day for which the page publishes its price. */
  readonly priceValidUntil: PlainDate;
  readonly store: { readonly name: string; readonly urlKey: string; readonly chosen: boolean };
  /** Where the store that sells answers questions; undefined if it could not be read. */
  readonly contact?: { readonly phone: string; readonly email: string } | undefined;
  /** The name of the chosen store if it takes no orders online. */
  readonly showcase?: string | undefined;
  readonly nearby: readonly NearbyStock[];
  /** `nearby` are the stores around the shopper, not those around the selected store. */
  readonly isNearShopper: boolean;
  /** Products that can be ordered instead, if this one cannot. */
  readonly substitutes: readonly SubstituteFacts[];
  /** What goes with the product; empty if the flag RECOMMENDATIONS is off, or nothing is known. */
  readonly goesWith: readonly Recommendation[];
  /** Other products of the category, where nothing is known that goes with this one; empty if the flag RECOMMENDATIONS is off. */
  readonly recommended: readonly RecommendedProduct[];
  readonly priceContextCode: string;
  readonly calculator: CalculatorFacts | undefined;
  readonly isQuantityLocked: boolean;
  /** The product is in the comparison. */
  readonly isCompared: boolean;
  /** Whether offers of vendors are labelled as such. */
  readonly marketplaceLabel: boolean;
  /** The latest reviews, possibly none. */
  readonly reviews: readonly PublishedReview[];
  /** The path of the page itself, to which forms return. */
  readonly path: string;
  /** Origin of the shop's URLs, for example `https://example.com`. */
  readonly origin: string;
};

/** Responds with 404 for an unknown product, unless its old URL has a redirect. */
export const loadProduct = async ({
  context,
  params,
  url,
}: Pick<LoaderFunctionArgs, 'context' | 'params' | 'url'>): Promise<ProductPageFacts> => {
  const shop = context.get(shopRequest);
  const urlKey = params['urlKey'] ?? '';
  const product = await fetchProduct(shop.host, urlKey);
  if (product === undefined) throw await redirectionOf(shop, urlKey);
  const [offers, options, store, reviews] = await Promise.all([
    fetchOffers(shop.host, product.adeokey, shop.priceContextCode, shop.market.currency),
    optionsAt(shop, product.adeokey),
    fetchStore(shop.host, shop.store.id),
    latestReviews(shop, product),
  ]);
  const point = outlookPoint(shop, store && promiseContext(store, shop.market, shop.now));
  const shownOffer = (offer: Offer): ShownOffer => ({
    ...offerFacts(offer, point),
    eco: offerEco(offer.price, shop),
    ...(options.get(offer.code) ?? { options: [] }),
  });
  const best = offers.best && shownOffer(offers.best);
  const all = [...(best === null ? [] : [best]), ...offers.others.map(shownOffer)];
  const shown = all.find(({ code }) => code === url.searchParams.get(OFFER_PARAMETER)) ?? best;
  const isShort = offers.best === null || isShortOf(offers.best, 1);
  const here = parsePosition(
    url.searchParams.get(LATITUDE_PARAMETER),
    url.searchParams.get(LONGITUDE_PARAMETER),
  );
  const [family, nearby, substitutes, { goesWith, recommended }] = await Promise.all([
    loadFamily(shop, product, point).catch(anyOutageAs(undefined)),
    here !== undefined
      ? stockAround(shop, product.adeokey, here)
      : stockNear(shop, product.adeokey, store).catch(anyOutageAs([])),
    isShort ? substitutesAt(shop, product.adeokey, point) : [],
    shop.flags.RECOMMENDATIONS ? recommendedAt(shop, product, point) : NOTHING_RECOMMENDED,
  ]);
  const {
    breadcrumbs,
    images,
    description,
    highlights,
    attributes,
    manufacturer,
    safety,
    family: _values,
    ...facts
  } = product;
  return {
    product: { ...facts, pictures: images.map((image) => pictureUrl(shop.market.id, image)) },
    details: { description, highlights, attributes, manufacturer, safety },
    breadcrumbs,
    family,
    best,
    shown,
    others: all.filter((offer) => offer !== shown),
    mode: sellingMode(store, { disableEcommerceMode: shop.flags.DISABLE_ECOMMERCE_MODE }),
    email: shop.customer?.email,
    viewer: priceViewer(shop),
    priceValidUntil: priceValidUntil(shop.today),
    store: { name: shop.store.name, urlKey: shop.store.urlKey, chosen: shop.store.chosen },
    contact: store && { phone: store.phone, email: store.email },
    showcase: shop.showcase?.name,
    nearby,
    isNearShopper: here !== undefined || shop.place?.position !== undefined,
    substitutes,
    goesWith,
    recommended,
    today: shop.today,
    priceContextCode: shop.priceContextCode,
    calculator:
      shown === null
        ? undefined
        : calculatorOf(
            shown,
            product.weightGrams,
            url.searchParams,
            priceBasisOf(shop.customer?.isProfessional === true),
          ),
    isCompared: shop.compared.includes(product.sku),
    isQuantityLocked: isQuantityLocked(
      shown?.conditioning.capacityUnit,
      shop.market.settings.lockedCapacityUnits,
    ),
    marketplaceLabel: shop.flags.MARKETPLACE_LABEL,
    reviews,
    path: shop.to('product', { urlKey: product.urlKey }),
    origin: url.origin,
  };
};

/** The page is shown without final prices if the host fails. */
const optionsAt = (
  { host, priceContextCode, place, market }: ShopRequest,
  adeokey: string,
): ReturnType<typeof fetchBuyingOptions> =>
  fetchBuyingOptions(host, adeokey, priceContextCode, place?.postcode, market.currency).catch(
    anyOutageAs<Awaited<ReturnType<typeof fetchBuyingOptions>>>(new Map()),
  );

const NOTHING_RECOMMENDED = { goesWith: [], recommended: [] } as const;

/** What goes with the product; other products of its category while nothing is known. The page is shown without them if the host fails. */
const recommendedAt = async (
  shop: ShopRequest,
  product: Pick<Product, 'sku' | 'categoryId'>,
  point: OutlookPoint,
): Promise<Pick<ProductPageFacts, 'goesWith' | 'recommended'>> => {
  const goesWith = await fetchRecommendations(shop.host, [product.sku], { ...shop, point }).catch(
    anyOutageAs([]),
  );
  return {
    goesWith,
    recommended:
      goesWith.length > 0 ? [] : await loadRecommended(shop, product).catch(anyOutageAs([])),
  };
};

const redirectionOf = async (shop: ShopRequest, urlKey: string) => {
  const path = shop.to('product', { urlKey });
  const result = await shop.host('findRedirection', { body: { url_path: path } });
  const target = result.ok ? safeReturnPath(result.value.target_path, path) : path;
  return result.ok && target !== path
    ? redirect(target, result.value.status)
    : data(null, { status: 404 });
};

/** Stock around the shopper's place or the chosen store, without the store whose stock the page shows anyway. */
const stockNear = async (
  shop: ShopRequest,
  adeokey: string,
  store: Store | undefined,
): Promise<readonly NearbyStock[]> => {
  const { chosen, place } = referenceStore(shop);
  const centre = shop.place?.position ?? (chosen ? (place ?? store) : undefined);
  return centre === undefined
    ? []
    : stockAround(shop, adeokey, centre, shop.store.chosen ? store?.id : undefined);
};

const stockAround = async (
  { host, priceContextCode }: ShopRequest,
  adeokey: string,
  { latitude, longitude }: Position,
  except?: string,
): Promise<readonly NearbyStock[]> => {
  const query = { adeokey, priceContextCode, latitude, longitude, amount: STORES_REQUESTED };
  return nearbyStock(await fetchStockOfStores(host, query), except);
};

/** The page is shown without alternatives if the host fails. */
const substitutesAt = async (
  shop: ShopRequest,
  adeokey: string,
  point: OutlookPoint,
): Promise<readonly SubstituteFacts[]> => {
  const found = await fetchSubstitutes(
    shop.host,
    adeokey,
    shop.priceContextCode,
    shop.market.currency,
  ).catch(anyOutageAs([]));
  return found.map(({ image, offer, ...product }) => ({
    ...product,
    picture: pictureUrl(shop.market.id, image),
    offer: offer && offerFacts(offer, point),
  }));
};

const REVIEWS_SHOWN = 3;

/** The latest reviews. The page is shown without them if the host fails. */
const latestReviews = async (
  shop: ShopRequest,
  { sku, rating }: Pick<Product, 'sku' | 'rating'>,
): Promise<readonly PublishedReview[]> => {
  if (rating === undefined) return [];
  const reviews = fetchReviews(shop.host, sku, 1, 'newest').then(
    (page) => page?.reviews.slice(0, REVIEWS_SHOWN) ?? [],
  );
  return reviews.catch(anyOutageAs([]));
};
