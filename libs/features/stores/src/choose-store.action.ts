import { saveReferenceStore } from '@materia/api-account';
import { fetchCart } from '@materia/api-cart';
import { anyOutageAs, outageAs } from '@materia/api-client-kernel';
import { fetchStore, fetchStoresAround } from '@materia/api-stores';
import type { Store } from '@materia/domain-stores';
import { parsePosition } from '@materia/domain-contact';
import { safeReturnPath } from '@materia/domain-navigation';
import {
  cartAccess,
  cartSession,
  referenceStore,
  shopRequest,
  type ShopRequest,
  storeChangePath,
} from '@materia/page-request';
import {
  chooseStoreForm,
  nearestStoreForm,
  LATITUDE_PARAMETER,
  LONGITUDE_PARAMETER,
  printDegrees,
} from '@materia/ui-shop';
import { type ActionFunctionArgs, data, redirect } from 'react-router';

/** The lookup that failed: the chosen store, or the stores around a position. */
export type LookupFault = { readonly failed: 'store' | 'around' };

/**
 * Makes a store the reference store and redirects to the page named in the form, or to the one from
 * which the shopper came to the stores. An unknown store is a 404. A form with a position chooses
 * the nearest store instead, unless it contains `noChangeStore`, and redirects to the stores
 * around. If the cart is not empty, the shopper first sees what another store would change. Failed
 * lookups are reported on the list of stores.
 */
export const chooseStore = async ({
  context,
  request,
}: Pick<ActionFunctionArgs, 'context' | 'request'>) => {
  const shop = context.get(shopRequest);
  if (shop.ordersQuote === true) {
    // The store of a quote that is bought cannot be changed.
    shop.session.flash({ type: 'error', key: 'cart.lockedByQuote' });
    return redirect(shop.to('cart'), 303);
  }
  const form = await request.formData();
  if (form.has(nearestStoreForm.names.latitude)) {
    const { latitude, longitude, keepsStore } = nearestStoreForm.read(form);
    return nearestOf(shop, parsePosition(latitude, longitude), keepsStore).catch(
      reportFailure('around'),
    );
  }
  const { store: storeId, returnTo } = chooseStoreForm.read(form);
  const store = STORE_ID.test(storeId)
    ? await fetchStore(shop.host, storeId).catch(reportFailure('store'))
    : undefined;
  if (isFault(store)) return store;
  if (store === undefined) throw data(null, { status: 404 });
  const target = form.has(chooseStoreForm.names.returnTo)
    ? safeReturnPath(returnTo, shop.to('store', { storeName: store.urlKey }))
    : (shop.previousPage ?? shop.to('home'));
  return chosen(shop, store, target);
};

const nearestOf = async (
  shop: ShopRequest,
  position: ReturnType<typeof parsePosition>,
  noChangeStore: boolean,
) => {
  if (position === undefined) throw data(null, { status: 400 });
  const [nearest] = noChangeStore ? [] : await fetchStoresAround(shop.host, position);
  const query = new URLSearchParams({
    [LATITUDE_PARAMETER]: printDegrees(position.latitude),
    [LONGITUDE_PARAMETER]: printDegrees(position.longitude),
  });
  const target = `${shop.to('stores')}?${query}`;
  return nearest === undefined ? redirect(target, 303) : chosen(shop, nearest, target);
};

const chosen = async (shop: ShopRequest, store: Store, target: string): Promise<Response> => {
  if (store.id !== referenceStore(shop).id && (await hasFilledCart(shop)))
    return redirect(storeChangePath(shop.to, store.id, target), 303);
  const { id, sellerCode, urlKey, name, postcode, regionCode } = store;
  shop.session.selectStore({
    id,
    sellerCode,
    urlKey,
    name,
    postcode,
    ...(regionCode !== undefined && { regionCode }),
  });
  // The choice is stored in the browser; the account is updated if the host is available.
  if (shop.customer !== undefined)
    await saveReferenceStore(shop.host, id).catch(anyOutageAs(undefined));
  return redirect(target, 303);
};

/** A cart that cannot be read does not block the choice. */
const hasFilledCart = async (shop: ShopRequest): Promise<boolean> => {
  if (shop.cartId === undefined) return false;
  const cart = await fetchCart(cartAccess(shop), cartSession(shop), {
    currency: shop.market.currency,
    unchecked: true,
  }).catch(anyOutageAs(undefined));
  return cart?.ok === true && cart.value.lines.length > 0;
};

/** Format of store ids; other values are not sent to the host. */
const STORE_ID = /^[\w-]{1,20}$/;

/** A failed lookup is shown in a dialog. */
const reportFailure = (failed: LookupFault['failed']) =>
  outageAs(data<LookupFault>({ failed }, { status: 502 }));

const isFault = (
  result: Store | undefined | ReturnType<typeof data<LookupFault>>,
): result is ReturnType<typeof data<LookupFault>> => result !== undefined && 'init' in result;
