import {
  type Cart,
  type CartLine,
  compareCart,
  emptyCart,
  fetchCart,
  type WaitingLine,
} from '@materia/api-cart';
import { pictureUrl, priceViewer } from '@materia/api-catalogue';
import { cheapestDelivery, fetchCheckout } from '@materia/api-checkout';
import { fetchOwnStore, fetchStore, promiseContext } from '@materia/api-stores';
import type { Store } from '@materia/domain-stores';
import {
  compareStores,
  type LineAtStore,
  type LineDifference,
  productLines,
} from '@materia/domain-cart';
import { offerOutlook, type PromisedDelivery } from '@materia/domain-promise';
import { safeReturnPath } from '@materia/domain-navigation';
import type { Money } from '@materia/domain-money';
import type { TaxedAmount } from '@materia/domain-pricing';
import { firstAvailability, type StockLabel } from '@materia/domain-stock-status';
import {
  cartAccess,
  cartSession,
  referenceStore,
  shopRequest,
  type ShopRequest,
} from '@materia/page-request';
import type { ProductFacts, ShopViewer } from '@materia/ui-shop';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { reportStoreChange, selectStore } from './select-store.ts';
import { storeChangeForm } from './store-change-form.ts';

export type ComparedLine = {
  readonly id: string;
  readonly product: ProductFacts;
  readonly quantity: number;
  readonly differences: readonly LineDifference[];
  /** Stock and promise at the other store; `undefined` if it does not sell the product. */
  readonly there:
    { readonly stock: StockLabel; readonly promise: PromisedDelivery | undefined } | undefined;
};

export type StoreChangeFacts = {
  readonly from: { readonly id: string; readonly name: string };
  readonly to: { readonly id: string; readonly name: string };
  readonly lines: readonly ComparedLine[];
  /** The total of the cart here, and with the remaining quantities and lines there. */
  readonly totals: { readonly here: TaxedAmount; readonly there: TaxedAmount } | undefined;
  /** What the cheapest ways to the products cost, where every line has one at both stores. */
  readonly delivery: { readonly here: Money; readonly there: Money } | undefined;
  /**
   * The lines that an undo restores, with their current offers and quantities: those that the
   * change affects.
   */
  readonly undo: readonly {
    readonly sku: string;
    readonly offerCode: string;
    readonly quantity: number;
  }[];
  readonly viewer: ShopViewer;
  readonly returnTo: string;
};

/**
 * Previews line by line what another store would change. If it would change nothing, it is chosen
 * at once, but only for shoppers who come from a page of the shop: a link elsewhere must not choose
 * a store for them.
 */
export const loadStoreChange = async ({
  context,
  request,
  url,
}: Pick<LoaderFunctionArgs, 'context' | 'request' | 'url'>): Promise<StoreChangeFacts> => {
  const shop = context.get(shopRequest);
  const { store: storeId, ...asked } = storeChangeForm.read(url.searchParams);
  const returnTo = safeReturnPath(asked.returnTo, shop.to('home'));
  const store = /^[\w-]{1,20}$/.test(storeId) ? await fetchStore(shop.host, storeId) : undefined;
  if (store === undefined) throw data(null, { status: 404 });
  if (store.id === referenceStore(shop).id) throw redirect(returnTo);
  // A store that takes no orders online leaves the sale to the shop's own.
  const selling = store.sellsOnline ? store : ((await fetchOwnStore(shop.host)) ?? store);
  const here = await cartHere(shop);
  const there = selling.id === shop.store.id ? here : await cartThere(shop, selling);
  const { isUnchanged, ...compared } = compareCarts(
    shop,
    { named: store, selling },
    here,
    there ?? emptyCart(shop.market.currency),
  );
  if (isUnchanged && request.headers.get('sec-fetch-site') === 'same-origin') {
    await selectStore(shop, store);
    reportStoreChange(shop, [], returnTo);
    throw redirect(returnTo);
  }
  return { ...compared, delivery: await deliveryAt(shop, selling), returnTo };
};

/** What getting the products costs at least from this store and from the other one. */
const deliveryAt = async (
  shop: ShopRequest,
  store: Store,
): Promise<StoreChangeFacts['delivery']> => {
  const { host, customer, cartId } = shop;
  if (customer === undefined && cartId === undefined) return undefined;
  const access = { host, guestCartId: customer === undefined ? cartId : undefined };
  const [here, there] = await Promise.all([
    fetchCheckout(access, shop.store.id),
    fetchCheckout(access, store.id),
  ]);
  const [from, to] = [here, there].map((found) =>
    found.ok ? cheapestDelivery(found.value, shop.market.currency) : undefined,
  );
  return from && to && { here: from, there: to };
};

/** Read without validation: the cart page's check would change the cart and use up its notices. */
const cartHere = async (shop: ShopRequest): Promise<Cart> => {
  const result = await fetchCart(cartAccess(shop), cartSession(shop), {
    currency: shop.market.currency,
    unchecked: true,
  });
  return result.ok ? result.value : emptyCart(shop.market.currency);
};

const cartThere = async (shop: ShopRequest, store: Store): Promise<Cart | undefined> => {
  const priceContextCode = store.priceContextCodes[shop.customer?.isProfessional === true ? 1 : 0];
  const result = await compareCart(cartAccess(shop), cartSession(shop), {
    id: store.id,
    priceContextCode,
  });
  return result.ok ? result.value : undefined;
};

const compareCarts = (
  shop: ShopRequest,
  { named, selling }: { readonly named: Store; readonly selling: Store },
  here: Cart,
  there: Cart,
): Omit<StoreChangeFacts, 'returnTo' | 'delivery'> & { readonly isUnchanged: boolean } => {
  const from = referenceStore(shop);
  const lines = [
    ...productLines(here.lines).map(comparedHere),
    ...here.setAside.map((line) => ({ ...comparedHere(line), here: null })),
    ...here.waiting.map(waitingHere),
  ];
  const promises = promiseContext(selling, shop.market, shop.now);
  const atStore = new Map(there.lines.map((line) => [line.offer.code, line]));
  const change = compareStores(
    shop.store.id,
    lines.map((line) => {
      const other = atStore.get(line.offerCode);
      return {
        lineId: line.id,
        quantity: line.quantity,
        here: line.here,
        there: other === undefined ? null : lineAtStore(other),
      };
    }),
  );
  const differences = new Map(change.lines.map((line) => [line.lineId, line.differences]));
  return {
    from: { id: from.id, name: from.name },
    to: { id: named.id, name: named.name },
    lines: lines.map((line) => {
      const other = atStore.get(line.offerCode);
      return {
        id: line.id,
        product: {
          urlKey: line.urlKey,
          sku: line.sku,
          name: line.name,
          brand: line.brand,
          picture: pictureUrl(shop.market.id, line.image),
        },
        quantity: line.quantity,
        differences: differences.get(line.id) ?? [],
        there: other && {
          ...offerOutlook(other.offer, {
            promises,
            isStoreChosen: named.id === selling.id,
            marketplaceMode: shop.flags.MARKETPLACE_MODE,
          }),
        },
      };
    }),
    isUnchanged: change.isUnchanged,
    totals: there.unavailabilities.some(
      (line) => line.isDeleted || (line.code === 'NO_STOCK_AVAILABLE' && line.quantity !== 0),
    )
      ? undefined
      : { here: here.total, there: there.total },
    undo: lines
      .filter(({ id }) => (differences.get(id) ?? []).length > 0)
      .map(({ sku, offerCode, quantity }) => ({ sku, offerCode, quantity })),
    viewer: priceViewer(shop),
  };
};

type LineHere = Pick<
  CartLine,
  'id' | 'sku' | 'name' | 'brand' | 'urlKey' | 'image' | 'quantity'
> & { readonly offerCode: string; readonly here: LineAtStore | null };

const comparedHere = (line: CartLine): LineHere => ({
  ...line,
  offerCode: line.offer.code,
  here: lineAtStore(line),
});

/** A waiting line cannot get worse at the other store, and neither can one that is set aside. */
const waitingHere = (line: WaitingLine): LineHere => ({ ...line, here: null });

const lineAtStore = (line: CartLine): LineAtStore => {
  const first = firstAvailability(line.offer);
  return {
    unit: line.unit.included,
    maxQuantity: line.maximum,
    stockStatus: first?.stockStatus ?? 'SOLDOUT',
    promise: first?.promise ?? null,
  };
};
