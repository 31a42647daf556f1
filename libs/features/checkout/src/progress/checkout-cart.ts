import { type Cart, fetchCart } from '@materia/api-cart';
import {
  type Checkout,
  type CheckoutView,
  fetchCheckout,
  fetchPayment,
} from '@materia/api-checkout';
import { productLines, sellingMode } from '@materia/domain-cart';
import { cartAccess, cartSession, type ShopRequest } from '@materia/page-request';
import { redirect } from 'react-router';
import { checkoutAccess } from './checkout-access.ts';
import { CANCELLED_PARAMETER, paymentPath } from './checkout-pages.ts';

/** How the checkout is seen: with prices for the postal code, else that of the cart, else the place. */
type PlacedView = CheckoutView & { readonly place?: ShopRequest['place'] };

/**
 * The shopper's current cart and its checkout. Reads the cart without validating it: validation
 * reports each change once, and that belongs on the cart page. The host validates everything when
 * the order is placed. Redirects to the cart page if the cart cannot be read, is empty, or belongs
 * to a store that does not sell online, and a guest to the page that asks for an email address.
 */
export const checkoutCart = async (
  shop: ShopRequest,
  view: PlacedView = {},
): Promise<{ readonly cart: Cart; readonly checkout: Checkout }> => {
  if (shop.customer === undefined && shop.cartId === undefined)
    throw redirect(await pageWithoutCart(shop), 303);
  const result = await fetchCart(cartAccess(shop), cartSession(shop), {
    currency: shop.market.currency,
    unchecked: true,
  });
  const checkout = await checkoutAt(shop, view);
  if (
    !result.ok ||
    !checkout.ok ||
    productLines(result.value.lines).length === 0 ||
    !isSelling(result.value, shop)
  )
    throw redirect(await pageWithoutCart(shop), 303);
  if (shop.customer === undefined && checkout.value.guestEmail === undefined)
    throw redirect(shop.to('checkoutGuest'), 303);
  const cart = result.value;
  if (cart.id !== shop.cartId)
    shop.session.rememberCart({
      id: cart.id,
      itemsCount: cart.itemsCount,
      quoteStore: (cart.quote ?? cart.approval)?.storeId,
    });
  return { cart, checkout: checkout.value };
};

/** Whether the cart has a postal code is known once it is read, so a place needs a second request. */
const checkoutAt = async (
  shop: ShopRequest,
  { place, ...view }: PlacedView,
): ReturnType<typeof fetchCheckout> => {
  const access = checkoutAccess(shop);
  const checkout = await fetchCheckout(access, shop.store.id, view);
  const isPlaced =
    !checkout.ok ||
    view.postcode !== undefined ||
    checkout.value.place !== undefined ||
    checkout.value.contact?.address !== undefined;
  return isPlaced || place === undefined
    ? checkout
    : fetchCheckout(access, shop.store.id, { ...view, postcode: place.postcode });
};

/**
 * An ordered cart is empty until its payment fails: back from the provider, shoppers continue with
 * the payment.
 */
const pageWithoutCart = async ({ host, payment, to }: ShopRequest): Promise<string> => {
  if (payment === undefined || payment.cartId === '') return to('cart');
  const found = await fetchPayment({ host, attempt: payment.attempt, token: payment.token });
  return found.ok && (found.value.state === 'created' || found.value.state === 'pending')
    ? `${paymentPath(to, payment.attempt)}?${CANCELLED_PARAMETER}=1`
    : to('cart');
};

const isSelling = ({ retailer }: Cart, { flags }: ShopRequest): boolean =>
  sellingMode(retailer, { disableEcommerceMode: flags.DISABLE_ECOMMERCE_MODE }) === 'selling';
