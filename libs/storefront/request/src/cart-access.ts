import type { CartAccess, CartSession } from '@materia/api-cart';
import type { ShopRequest } from './shop-request.ts';

/** Whose cart it is, and where: from the request. */
export const cartAccess = (shop: ShopRequest): CartAccess => ({
  host: shop.host,
  owner: shop.customer === undefined ? 'guest' : 'customer',
  cartId: shop.cartId,
  storeId: shop.store.id,
  isProfessional: shop.customer?.isProfessional ?? false,
  priceContextCode: shop.priceContextCode,
});

export const cartSession = (shop: ShopRequest): CartSession => ({
  endSession: shop.session.signOut,
});
