import type { Cart } from '@materia/api-cart';
import {
  fetchCollector,
  fetchShippingSelection,
  type ShippingSelection,
} from '@materia/api-checkout';
import { type CheckoutPage, type Collector, continueFrom } from '@materia/domain-checkout';
import type { ShopRequest } from '@materia/storefront-request';
import { redirect } from 'react-router';
import { checkoutCart } from './checkout-cart.ts';
import { pathOfPage } from './checkout-pages.ts';
import { checkoutChoices, checkoutRules } from './checkout-rules.ts';

/** A checkout in progress: the cart and the choices so far. */
export type OpenCheckout = {
  readonly cart: Cart;
  readonly selection: ShippingSelection | undefined;
  readonly collector: Collector | undefined;
};

/** Opens the first page, which only needs a cart that can be ordered. */
export const openShippings = async (shop: ShopRequest): Promise<OpenCheckout> => {
  const cart = await checkoutCart(shop);
  const [selection, collector] = await Promise.all([
    fetchShippingSelection(shop.host, shop.store.id),
    fetchCollector(shop.host),
  ]);
  return { cart, selection, collector };
};

/** Opens the second page. Entering its URL does not skip the pickup choice. */
export const openInformations = async (
  shop: ShopRequest,
): Promise<OpenCheckout & { readonly selection: ShippingSelection }> => {
  const checkout = await openShippings(shop);
  const lacking = firstLacking(shop, 'shippings', checkout);
  if (lacking !== undefined || checkout.selection === undefined)
    throw redirect(pathOfPage(shop.to, lacking ?? 'shippings'), 303);
  return { ...checkout, selection: checkout.selection };
};

/** Opens the third page: pickup is chosen, and a collector with a phone number is named. */
export const openSummaries = async (
  shop: ShopRequest,
): Promise<{
  readonly cart: Cart;
  readonly selection: ShippingSelection;
  readonly collector: Collector;
}> => {
  const { cart, selection, collector } = await openInformations(shop);
  const lacking = firstLacking(shop, 'informations', { selection, collector });
  if (lacking !== undefined || collector === undefined)
    throw redirect(pathOfPage(shop.to, lacking ?? 'informations'), 303);
  return { cart, selection, collector };
};

const firstLacking = (
  shop: ShopRequest,
  upTo: Extract<CheckoutPage, 'shippings' | 'informations'>,
  chosen: Omit<OpenCheckout, 'cart'>,
): CheckoutPage | undefined => {
  const entry = continueFrom(
    upTo,
    checkoutChoices(chosen, shop.market.rules.phone),
    checkoutRules(shop),
  );
  return entry.ok ? undefined : entry.error.page;
};
