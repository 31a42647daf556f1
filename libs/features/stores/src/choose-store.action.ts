import { keepReferenceStore } from '@materia/api-account';
import { HostUnavailable } from '@materia/api-client-kernel';
import { fetchStore, fetchStoresAround, type Store } from '@materia/api-stores';
import { safeReturnPath } from '@materia/domain-navigation';
import { shopRequest, type ShopRequest } from '@materia/storefront-request';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { LATITUDE_PARAMETER, LONGITUDE_PARAMETER } from './place-parameter.ts';
import { printDegrees, readPosition } from './position-field.ts';

/**
 * Makes a store the reference store (STO-08, STO-09, STO-24) and leads back to the page the form names, or stays. An
 * unknown store is a 404. A form with a position instead chooses the nearest store, unless it says `noChangeStore`
 * (STO-12), and leads to the stores around.
 */
export const chooseStore = async ({ context, request }: Pick<ActionFunctionArgs, 'context' | 'request'>) => {
  const shop = context.get(shopRequest);
  const form = await request.formData();
  const field = (name: string): string => textOf(form, name);
  if (form.has(LATITUDE_PARAMETER)) return nearestOf(shop, readPosition(field(LATITUDE_PARAMETER), field(LONGITUDE_PARAMETER)), form.has('noChangeStore'));
  const asked = field('store');
  const store = STORE_ID.test(asked) ? await fetchStore(shop.host, asked) : undefined;
  if (store === undefined) throw data(null, { status: 404 });
  await choose(shop, store);
  return redirect(safeReturnPath(field('returnTo'), shop.to('store', { storeName: store.urlKey })), 303);
};

const nearestOf = async (shop: ShopRequest, position: ReturnType<typeof readPosition>, noChangeStore: boolean) => {
  if (position === undefined) throw data(null, { status: 400 });
  const [nearest] = noChangeStore ? [] : await fetchStoresAround(shop.host, position);
  if (nearest !== undefined) await choose(shop, nearest);
  const query = new URLSearchParams({ [LATITUDE_PARAMETER]: printDegrees(position.latitude), [LONGITUDE_PARAMETER]: printDegrees(position.longitude) });
  return redirect(`${shop.to('stores')}?${query}`, 303);
};

const choose = async (shop: ShopRequest, { id, sellerCode, urlKey, name, postcode, regionCode }: Store): Promise<void> => {
  shop.session.selectStore({ id, sellerCode, urlKey, name, postcode, ...(regionCode !== undefined && { regionCode }) });
  // The choice holds in the browser; the account learns it when the host can take it (STO-25).
  if (shop.customer !== undefined) await keepReferenceStore(shop.host, id).catch(ignoreOutage);
};

/** Ids of stores as the host gives them; anything else is not asked for. */
const STORE_ID = /^[\w-]{1,20}$/;

const ignoreOutage = (error: unknown): void => {
  if (!(error instanceof HostUnavailable)) throw error;
};

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};
