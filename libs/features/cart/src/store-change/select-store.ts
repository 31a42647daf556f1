import { saveReferenceStore } from '@materia/api-account';
import { HostUnavailable } from '@materia/api-client-kernel';
import type { Store } from '@materia/domain-stores';
import { BACK_PARAMETER, type ShopRequest, STORE_PARAMETER } from '@materia/page-request';
import { LINE_FIELD, type RestorableLine, writeLine } from './store-change-form.ts';

/**
 * Makes a store the reference store, in the browser and, while the host is available, in the
 * account.
 */
export const selectStore = async (
  shop: ShopRequest,
  { id, sellerCode, urlKey, name, postcode, regionCode }: Store,
): Promise<void> => {
  shop.session.selectStore({
    id,
    sellerCode,
    urlKey,
    name,
    postcode,
    ...(regionCode !== undefined && { regionCode }),
  });
  shop.session.cartChanged('store');
  if (shop.customer !== undefined) await saveReferenceStore(shop.host, id).catch(ignoreOutage);
};

/**
 * Reports the change on the next page, with a form that undoes it: the former store, and the lines
 * that the change affects.
 */
export const reportStoreChange = (
  { session, store }: ShopRequest,
  lines: readonly RestorableLine[],
  returnTo: string,
): void => {
  const form = new URLSearchParams([
    ['intent', 'undo'],
    [STORE_PARAMETER, store.id],
    [BACK_PARAMETER, returnTo],
  ]);
  for (const line of lines) {
    const longer = new URLSearchParams([...form, [LINE_FIELD, writeLine(line)]]);
    if (!fits(longer)) break;
    form.append(LINE_FIELD, writeLine(line));
  }
  session.flash({
    type: 'success',
    key: 'storeChange.done',
    ...(fits(form) && { undo: form.toString() }),
  });
};

/**
 * The message is a cookie, which has at most 4 KB. Lines beyond that wait in the cart and return
 * with the former store.
 */
const MAX_LENGTH = 3500;
const fits = (form: URLSearchParams): boolean =>
  encodeURIComponent(form.toString()).length <= MAX_LENGTH;

const ignoreOutage = (error: unknown): void => {
  if (!(error instanceof HostUnavailable)) throw error;
};
