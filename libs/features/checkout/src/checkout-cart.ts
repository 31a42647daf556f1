import { type Cart, fetchCart } from '@materia/api-cart';
import { productLines, sellingMode } from '@materia/domain-cart';
import type { ShopRequest } from '@materia/storefront-request';
import { redirect } from 'react-router';

/**
 * The customer's cart as it stands. Goods are collected at a store, so whoever has not chosen one is led to the stores first (STO-27). Whatever changed about its goods is told by the cart page, so a check here would swallow
 * it; the host checks all of it when the order is placed. Leads to the cart page, which tells why, when the cart cannot be read,
 * is empty, or belongs to a store that does not sell on the web (FLD-02).
 */
export const checkoutCart = async (shop: ShopRequest): Promise<Cart> => {
  if (!shop.store.chosen) {
    shop.session.flash({ type: 'information', key: 'checkout.storeMissing' });
    throw redirect(shop.to('stores'), 303);
  }
  const access = {
    host: shop.host,
    owner: 'customer',
    cartId: shop.cartId,
    storeId: shop.store.id,
    isProfessional: shop.customer?.isProfessional ?? false,
    priceContextCode: shop.priceContextCode,
  } as const;
  const answer = await fetchCart(
    access,
    { endSession: shop.session.signOut },
    { currency: shop.market.currency, unchecked: true },
  );
  if (!answer.ok || productLines(answer.value.lines).length === 0 || !isSelling(answer.value, shop))
    throw redirect(shop.to('cart'), 303);
  const cart = answer.value;
  if (cart.id !== shop.cartId)
    shop.session.rememberCart({ id: cart.id, itemsCount: cart.itemsCount });
  return cart;
};

const isSelling = ({ retailer }: Cart, { flags }: ShopRequest): boolean =>
  sellingMode(retailer, { disableEcommerceMode: flags.DISABLE_ECOMMERCE_MODE }) === 'selling';
