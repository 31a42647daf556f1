import { aCart, aCartReply } from '../builders/cart.ts';
import type { AreaResponses } from '../handlers.ts';

export const cartResponses: AreaResponses<'Cart'> = {
  createGuestCart: () => ({ reply: 'cart-1' }),
  readMyCartId: () => ({ reply: 'cart-1' }),
  readMyCart: () => ({ reply: aCartReply() }),
  readUpgradedMyCart: () => ({ reply: aCartReply({ is_upgraded: true }) }),
  addToMyCart: () => ({ reply: true }),
  addProductsToMyCart: () => ({ reply: true }),
  compareMyCart: () => ({ reply: aCartReply() }),
  updateMyCart: () => ({ reply: true }),
  deleteFromMyCart: () => ({ reply: true }),
  addCoupon: () => ({ reply: true }),
  removeCoupon: () => ({ reply: true }),
  upgradeGuestCart: () => ({ reply: { cart_id: aCart().id, merged: true } }),
};
