import { fetchCart } from '@materia/api-cart';
import { cartAccess, cartSession, type ShopRequest } from '@materia/page-request';

/**
 * The cart was ordered. A guest's cart is found by its id only, so it is forgotten only if nothing
 * was left in it; a customer's is found by its owner.
 */
export const leaveOrderedCart = async (shop: ShopRequest, cartId: string): Promise<void> => {
  const left = shop.customer === undefined ? await linesLeft(shop, cartId) : 0;
  if (left > 0) shop.session.rememberCart({ id: cartId, itemsCount: left });
  else shop.session.forgetCart();
  shop.session.cartChanged('order');
};

/** The payment failed, so the ordered cart becomes the shopper's cart again, with all its lines. */
export const returnToOrderedCart = async (shop: ShopRequest, cartId: string): Promise<void> => {
  const itemsCount = await linesLeft(shop, cartId);
  if (itemsCount > 0) shop.session.rememberCart({ id: cartId, itemsCount });
};

/** How many lines a cart has now; none if it cannot be read. */
export const linesLeft = async (shop: ShopRequest, cartId: string | undefined): Promise<number> => {
  if (cartId === undefined || cartId === '') return 0;
  const left = await fetchCart(cartAccess({ ...shop, cartId }), cartSession({ ...shop, cartId }), {
    currency: shop.market.currency,
    unchecked: true,
  });
  return left.ok ? left.value.itemsCount : 0;
};
