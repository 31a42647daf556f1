import { addToCart, type Cart, type CartAccess, fetchCart, updateLine } from '@materia/api-cart';
import { fetchStore } from '@materia/api-stores';
import type { Store } from '@materia/domain-stores';
import { missingLines } from '@materia/domain-cart';
import { safeReturnPath } from '@materia/domain-navigation';
import { cartAccess, cartSession, shopRequest, type ShopRequest } from '@materia/page-request';
import { sentForm } from '@materia/ui-shop';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { reportStoreChange, selectStore } from './select-store.ts';
import { type RestorableLine, readLines, storeChangeForm, undoForm } from './store-change-form.ts';

/**
 * Chooses the other store and returns to the page, which reports it with a way to undo it; or
 * undoes it: restores the former store and all lines.
 */
export const changeStore = async ({
  context,
  request,
}: Pick<ActionFunctionArgs, 'context' | 'request'>) => {
  const shop = context.get(shopRequest);
  if (shop.ordersQuote === true) return storeIsLocked(shop);
  const form = await request.formData();
  const { store: storeId, ...sent } = storeChangeForm.read(form);
  const returnTo = safeReturnPath(sent.returnTo, shop.to('home'));
  const store = /^[\w-]{1,20}$/.test(storeId) ? await fetchStore(shop.host, storeId) : undefined;
  if (store === undefined) throw data(null, { status: 404 });
  const lines = readLines(sent.lines);
  await selectStore(shop, store);
  if (sentForm(form, { undo: undoForm }) === 'undo') {
    const isComplete = await restoreLines(shop, store, lines);
    shop.session.flash(
      isComplete
        ? { type: 'success', key: 'storeChange.undone' }
        : { type: 'warning', key: 'storeChange.undonePartly' },
    );
  } else reportStoreChange(shop, lines, returnTo);
  return redirect(returnTo, 303);
};

/** The store of a quote that is bought cannot be changed. */
const storeIsLocked = (shop: ShopRequest) => {
  shop.session.flash({ type: 'error', key: 'cart.lockedByQuote' });
  return redirect(shop.to('cart'), 303);
};

const linesOf = (cart: Pick<Cart, 'lines' | 'setAside'> | undefined): Cart['lines'] =>
  cart === undefined ? [] : [...cart.lines, ...cart.setAside];

/**
 * Restores what the store change took: removed lines and lowered quantities. Returns whether
 * everything was restored.
 */
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
    ...linesOf(cart).map((line) => ({ offerCode: line.offer.code, quantity: line.quantity })),
    ...(cart?.waiting ?? []).map(({ offerCode, quantity }) => ({ offerCode, quantity })),
  ];
  const before = await read();
  for (const missing of missingLines(lines, offersOf(before))) {
    const restorable = lines.find(({ offerCode }) => offerCode === missing.offerCode);
    const present = linesOf(before).find((line) => line.offer.code === missing.offerCode);
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
