import { keepReferenceStore } from '@materia/api-account';
import { HostUnavailable } from '@materia/api-client-kernel';
import { fetchStore } from '@materia/api-stores';
import { safeReturnPath } from '@materia/domain-navigation';
import { shopRequest } from '@materia/storefront-request';
import { type ActionFunctionArgs, data, redirect } from 'react-router';

/** Makes a store the reference store (STO-08, STO-09, STO-24) and leads back to the page the form names, or stays. An unknown store is a 404. */
export const chooseStore = async ({ context, request }: Pick<ActionFunctionArgs, 'context' | 'request'>) => {
  const shop = context.get(shopRequest);
  const form = await request.formData();
  const asked = textOf(form, 'store');
  const store = STORE_ID.test(asked) ? await fetchStore(shop.host, asked) : undefined;
  if (store === undefined) throw data(null, { status: 404 });
  const { id, sellerCode, urlKey, name, postcode, regionCode } = store;
  shop.session.selectStore({ id, sellerCode, urlKey, name, postcode, ...(regionCode !== undefined && { regionCode }) });
  // The choice holds in the browser; the account learns it when the host can take it (STO-25).
  if (shop.customer !== undefined) await keepReferenceStore(shop.host, id).catch(ignoreOutage);
  return redirect(safeReturnPath(textOf(form, 'returnTo'), shop.to('store', { storeName: urlKey })), 303);
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
