import type { CartAccess, CartSession } from '@materia/api-cart';
import type { ShopRequest } from './shop-request.ts';

/** The owner and the location of the cart, taken from the request. */
export const cartAccess = (shop: ShopRequest): CartAccess => ({
  host: shop.host,
  owner: shop.customer === undefined ? 'guest' : 'customer',
  // A conversion may have ended elsewhere, so the host is asked which cart it is.
  cartId: shop.ordersQuote === true ? undefined : shop.cartId,
  storeId: shop.store.id,
  isProfessional: shop.customer?.isProfessional ?? false,
  priceContextCode: shop.priceContextCode,
});

export const cartSession = (shop: ShopRequest): CartSession => ({
  endSession: shop.session.signOut,
});
