import type { Cart } from '@materia/api-cart';
import type { Checkout, CheckoutContact, CheckoutView } from '@materia/api-checkout';
import { type CheckoutPage, continueFrom, thirdPartyFaults } from '@materia/domain-checkout';
import type { ShopRequest } from '@materia/page-request';
import { redirect } from 'react-router';
import { checkoutCart } from './checkout-cart.ts';
import { pathOfPage } from './checkout-pages.ts';
import { checkoutChoices, checkoutRules, thirdPartyOrders } from './checkout-rules.ts';

/** A checkout in progress: the cart, its shipments and the choices so far. */
export type OpenCheckout = { readonly cart: Cart; readonly checkout: Checkout };

/**
 * Opens the delivery page. Requires a cart that can be ordered and, in the new funnel, a recipient.
 * Prices for a postal code, and previews methods, if given.
 */
export const openDelivery = async (
  shop: ShopRequest,
  view: CheckoutView = {},
): Promise<OpenCheckout> => {
  const open = await checkoutCart(shop, { ...view, place: shop.place });
  if (shop.flags.NEW_PURCHASE_FUNNEL && open.checkout.contact === undefined)
    throw redirect(pathOfPage(shop.to, 'recipient'), 303);
  return open;
};

/**
 * Opens the page of the addresses. Entering its URL does not skip the delivery choice of any
 * shipment, except in the new funnel, where it comes first.
 */
export const openRecipient = async (shop: ShopRequest): Promise<OpenCheckout> => {
  const { place } = shop;
  // An address must not begin with a postal code that the shopper did not name.
  return afterDelivery(shop, await checkoutCart(shop, place?.isExact === true ? { place } : {}));
};

const afterDelivery = (shop: ShopRequest, open: OpenCheckout): OpenCheckout => {
  if (shop.flags.NEW_PURCHASE_FUNNEL) return open;
  const lacking = firstLacking(shop, 'delivery', open.checkout);
  if (lacking !== undefined) throw redirect(pathOfPage(shop.to, lacking), 303);
  return open;
};

/**
 * Opens the third page: every delivery is chosen, and the recipient is named with phone and, where
 * needed, address.
 */
export const openReview = async (
  shop: ShopRequest,
): Promise<OpenCheckout & { readonly contact: CheckoutContact }> => {
  const open = afterDelivery(shop, await checkoutCart(shop));
  const { contact } = open.checkout;
  const lacking = firstLacking(shop, 'recipient', open.checkout);
  if (lacking !== undefined || contact === undefined)
    throw redirect(pathOfPage(shop.to, lacking ?? 'recipient'), 303);
  return { ...open, contact };
};

const firstLacking = (
  shop: ShopRequest,
  upTo: Extract<CheckoutPage, 'delivery' | 'recipient'>,
  checkout: Checkout,
): CheckoutPage | undefined => {
  if (checkout.shipments.length === 0) return 'delivery';
  if (checkout.shipments.some(({ selected }) => selected === undefined)) return 'delivery';
  const { phone } = shop.market.rules;
  const vendors = thirdPartyFaults(thirdPartyOrders(checkout), phone);
  const entry = continueFrom(upTo, checkoutChoices(checkout, phone), checkoutRules(shop, checkout));
  if (!entry.ok) return entry.error.page;
  return upTo === 'recipient' && vendors.length > 0 ? 'recipient' : undefined;
};
