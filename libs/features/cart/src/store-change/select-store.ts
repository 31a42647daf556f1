import { saveReferenceStore } from '@materia/api-account';
import { HostUnavailable } from '@materia/api-client-kernel';
import type { Store } from '@materia/domain-stores';
import { referenceStore, type ShopRequest } from '@materia/page-request';
import { formQuery } from '@materia/ui-shop';
import { type RestorableLine, undoForm, writeLine } from './store-change-form.ts';

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
  shop: ShopRequest,
  lines: readonly RestorableLine[],
  returnTo: string,
): void => {
  const { session } = shop;
  const store = referenceStore(shop);
  const undoOf = (restored: readonly string[]) =>
    formQuery(undoForm, { store: store.id, returnTo, lines: restored });
  let restored: readonly string[] = [];
  for (const line of lines) {
    const longer = [...restored, writeLine(line)];
    if (!fits(undoOf(longer))) break;
    restored = longer;
  }
  const form = undoOf(restored);
  session.flash({
    type: 'success',
    key: store.chosen ? 'storeChange.done' : 'storeChange.chosen',
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
