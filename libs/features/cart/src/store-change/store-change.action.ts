import { addToCart, type CartAccess, fetchCart, updateLine } from '@materia/api-cart';
import { saveReferenceStore } from '@materia/api-account';
import { HostUnavailable } from '@materia/api-client-kernel';
import { fetchStore } from '@materia/api-stores';
import type { Store } from '@materia/domain-delivery-labels';
import { missingLines } from '@materia/domain-cart';
import { safeReturnPath } from '@materia/domain-navigation';
import {
  BACK_PARAMETER,
  cartAccess,
  cartSession,
  lineText,
  shopRequest,
  type ShopRequest,
  STORE_PARAMETER,
} from '@materia/storefront-request';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { type RestorableLine, LINE_FIELD, readLines } from './store-change-form.ts';

/** The store was changed; the page offers to undo it. */
export type StoreChangeOutcome = {
  readonly kind: 'done';
  readonly from: { readonly id: string; readonly name: string };
  readonly to: { readonly name: string };
  readonly undo: readonly RestorableLine[];
  readonly returnTo: string;
};

/** Chooses the other store, or undoes that: restores the former store and all lines. */
export const changeStore = async ({
  context,
  request,
}: Pick<ActionFunctionArgs, 'context' | 'request'>) => {
  const shop = context.get(shopRequest);
  const form = await request.formData();
  const returnTo = safeReturnPath(lineText(form, BACK_PARAMETER), shop.to('home'));
  const storeId = lineText(form, STORE_PARAMETER);
  const store = /^[\w-]{1,20}$/.test(storeId) ? await fetchStore(shop.host, storeId) : undefined;
  if (store === undefined) throw data(null, { status: 404 });
  const lines = readLines(form.getAll(LINE_FIELD).filter((value) => typeof value === 'string'));
  await choose(shop, store);
  shop.session.cartChanged('store');
  if (lineText(form, 'intent') === 'undo') {
    const isComplete = await restoreLines(shop, store, lines);
    shop.session.flash(
      isComplete
        ? { type: 'success', key: 'storeChange.undone' }
        : { type: 'warning', key: 'storeChange.undonePartly' },
    );
    return redirect(returnTo, 303);
  }
  const { id, name } = shop.store;
  return data<StoreChangeOutcome>({
    kind: 'done',
    from: { id, name },
    to: { name: store.name },
    undo: lines,
    returnTo,
  });
};

const choose = async (
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
  if (shop.customer !== undefined) await saveReferenceStore(shop.host, id).catch(ignoreOutage);
};

/** Restores what the store change took: removed lines and lowered quantities. Returns whether everything was restored. */
const restoreLines = async (
  shop: ShopRequest,
  store: Store,
  lines: readonly RestorableLine[],
): Promise<boolean> => {
  const priceContextCode = store.priceContextCodes[shop.customer?.isProfessional === true ? 1 : 0];
  const access: CartAccess = { ...cartAccess(shop), storeId: store.id, priceContextCode };
  const session = cartSession(shop);
  const read = async () => {
    const result = await fetchCart(access, session, {
      currency: shop.market.currency,
      unchecked: true,
    });
    return result.ok ? result.value : undefined;
  };
  const offersOf = (cart: Awaited<ReturnType<typeof read>>) => [
    ...(cart?.lines ?? []).map((line) => ({ offerCode: line.offer.code, quantity: line.quantity })),
    ...(cart?.waiting ?? []).map(({ offerCode, quantity }) => ({ offerCode, quantity })),
  ];
  const before = await read();
  for (const missing of missingLines(lines, offersOf(before))) {
    const restorable = lines.find(({ offerCode }) => offerCode === missing.offerCode);
    const present = before?.lines.find((line) => line.offer.code === missing.offerCode);
    if (restorable === undefined) continue;
    if (present === undefined)
      await addToCart(access, session, { ...restorable, priceContextCode }, { isSilent: true });
    else await updateLine(access, session, { lineId: present.id, quantity: restorable.quantity });
  }
  const after = await read();
  if (after !== undefined && after.id !== '')
    shop.session.rememberCart({ id: after.id, itemsCount: after.itemsCount });
  return after !== undefined && missingLines(lines, offersOf(after)).length === 0;
};

const ignoreOutage = (error: unknown): void => {
  if (!(error instanceof HostUnavailable)) throw error;
};
