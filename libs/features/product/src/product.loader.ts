import { type Crumb, fetchOffers, fetchProduct, fetchSubstitutes, type ListedProduct, offerEco, type OfferFacts, offerFacts, pictureAddress, priceViewer, type Product } from '@materia/api-catalogue';
import { HostUnavailable } from '@materia/api-client-kernel';
import { fetchStockOfStores, fetchStore, promiseContext, type Store } from '@materia/api-stores';
import { sellingMode } from '@materia/domain-cart';
import type { PromiseContext } from '@materia/domain-delivery-labels';
import { safeReturnPath } from '@materia/domain-navigation';
import type { EcoContribution } from '@materia/domain-pricing';
import { fallsShort, isQuantityLocked, stockFact, type StockFact } from '@materia/domain-stock-status';
import { shopRequest, type ShopRequest } from '@materia/storefront-request';
import type { ShopViewer } from '@materia/ui-shop';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { calculatorOf, type CalculatorFacts } from './calculator.ts';

/** The stock of the product in a store near the selected one. */
export type NearbyStock = {
  readonly name: string;
  readonly urlKey: string;
  readonly city: string;
  readonly distance: number | undefined;
  readonly stock: StockFact;
};

/** An offer with the eco-contributions that its price holds (BEY-23). */
export type ShownOffer = OfferFacts & { readonly eco: readonly EcoContribution[] };

/** A product in place of another, as its card shows it. */
export type SubstituteFacts = Omit<ListedProduct, 'offer' | 'image'> & { readonly picture: string; readonly offer: OfferFacts | null };

export type ProductFacts = {
  readonly product: Omit<Product, 'breadcrumbs' | 'images'> & { readonly pictures: readonly string[] };
  readonly breadcrumbs: readonly Crumb[];
  readonly best: ShownOffer | null;
  readonly others: readonly ShownOffer[];
  readonly mode: 'selling' | 'showcase';
  readonly viewer: ShopViewer;
  readonly store: { readonly name: string; readonly urlKey: string; readonly chosen: boolean };
  readonly nearby: readonly NearbyStock[];
  /** What the store has in place of the product, where it is short of it (BEY-11). */
  readonly substitutes: readonly SubstituteFacts[];
  readonly calculator: CalculatorFacts | undefined;
  readonly isQuantityLocked: boolean;
  /** Offers of other vendors carry a label of their own (PRC-20). */
  readonly marketplaceLabel: boolean;
  /** The address of the page itself, to which forms lead back. */
  readonly path: string;
  /** Scheme and host of the shop. */
  readonly origin: string;
};

/** Answers 404 for a product that does not exist, unless its old address is known to lead elsewhere. */
export const loadProduct = async ({ context, params, url }: Pick<LoaderFunctionArgs, 'context' | 'params' | 'url'>): Promise<ProductFacts> => {
  const shop = context.get(shopRequest);
  const urlKey = params['urlKey'] ?? '';
  const product = await fetchProduct(shop.host, urlKey);
  if (product === undefined) throw await elsewhere(shop, urlKey);
  const [offers, store] = await Promise.all([
    fetchOffers(shop.host, product.adeokey, shop.priceContextCode, shop.market.currency),
    fetchStore(shop.host, shop.store.id),
  ]);
  const promises = store && promiseContext(store, shop.market, shop.now);
  const best = offers.best && offerFacts(offers.best, promises);
  const isShort = offers.best === null || fallsShort(offers.best, 1);
  const [nearby, substitutes] = await Promise.all([
    store === undefined ? [] : nearbyStock(shop, product.adeokey, store),
    isShort ? substitutesAt(shop, product.adeokey, promises) : [],
  ]);
  const { breadcrumbs, images, ...facts } = product;
  return {
    product: { ...facts, pictures: images.map((image) => pictureAddress(shop.market.id, image)) },
    breadcrumbs,
    best: best && withEco(best, shop),
    others: offers.others.map((offer) => withEco(offerFacts(offer, promises), shop)),
    mode: sellingMode({ ecommerce: store?.ecommerce }, { disableEcommerceMode: shop.flags.DISABLE_ECOMMERCE_MODE }),
    viewer: priceViewer(shop),
    store: { name: shop.store.name, urlKey: shop.store.urlKey, chosen: shop.store.chosen },
    nearby,
    substitutes,
    calculator: best === null ? undefined : calculatorOf(best, product.weightGrams, url.searchParams),
    isQuantityLocked: isQuantityLocked(best?.conditioning.capacityUnit, shop.market.settings.lockedCapacityUnits),
    marketplaceLabel: shop.flags.MARKETPLACE_LABEL,
    path: shop.to('product', { urlKey: product.urlKey }),
    origin: url.origin,
  };
};

const withEco = (offer: OfferFacts, shop: ShopRequest): ShownOffer => ({ ...offer, eco: offerEco(offer.price, shop) });

const elsewhere = async (shop: ShopRequest, urlKey: string) => {
  const path = shop.to('product', { urlKey });
  const answer = await shop.host('findRedirection', { body: { url_path: path } });
  const target = answer.ok ? safeReturnPath(answer.value.target_path, path) : path;
  return answer.ok && target !== path ? redirect(target, answer.value.status) : data(null, { status: 404 });
};

const STORES_SHOWN = 5;

/** The nearest stores that have the product or can get it (STK-13). The page stands without them when the host fails. */
const nearbyStock = async (shop: ShopRequest, adeokey: string, store: Store): Promise<readonly NearbyStock[]> => {
  const query = { adeokey, priceContextCode: shop.priceContextCode, latitude: store.latitude, longitude: store.longitude };
  const found = await fetchStockOfStores(shop.host, query).catch(nothingWithoutHost);
  return found
    .filter((entry) => entry.store.id !== store.id)
    .map((entry) => ({
      name: entry.store.name,
      urlKey: entry.store.urlKey,
      city: entry.store.city,
      distance: entry.store.distance,
      stock: stockFact({
        isSoldByAThirdPartyVendor: false,
        delivery: { home: NONE, relay: NONE, store: { availabilities: entry.availability === undefined ? [] : [entry.availability] } },
      }),
    }))
    .filter(({ stock }) => stock.kind !== 'unavailable')
    .slice(0, STORES_SHOWN);
};

/** The page stands without them when the host fails. */
const substitutesAt = async (shop: ShopRequest, adeokey: string, promises: PromiseContext | undefined): Promise<readonly SubstituteFacts[]> => {
  const found = await fetchSubstitutes(shop.host, adeokey, shop.priceContextCode, shop.market.currency).catch(nothingWithoutHost);
  return found.map(({ image, offer, ...product }) => ({ ...product, picture: pictureAddress(shop.market.id, image), offer: offer && offerFacts(offer, promises) }));
};

const NONE = { availabilities: [] } as const;

const nothingWithoutHost = (error: unknown): readonly [] => {
  if (error instanceof HostUnavailable) return [];
  throw error;
};
