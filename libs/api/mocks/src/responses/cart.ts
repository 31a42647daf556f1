import { aCart, aCartReply } from '../builders/cart.ts';
import type { AreaResponses } from '../handlers.ts';

export const cartResponses: AreaResponses<'Cart'> = {
  createGuestCart: () => ({ reply: 'cart-1' }),
  readMyCartId: () => ({ reply: 'cart-1' }),
  readMyCart: () => ({ reply: aCartReply() }),
  readUpgradedMyCart: () => ({ reply: aCartReply({ is_upgraded: true }) }),
  addToMyCart: () => ({ reply: true }),
  addProductsToMyCart: () => ({ reply: true }),
  previewProducts: () => ({
    reply: {
      currency: 'PLN',
      items: [
        {
          state: 'available',
          asked: '100234',
          sku: '100234',
          name: 'Cement 25 kg',
          brand: 'Brix',
          url_key: 'cement-ref100234',
          image: 'bag',
          qty: 4,
          qty_max: 40,
          price: 10,
          price_incl_tax: 12.3,
          row_total: 40,
          row_total_incl_tax: 49.2,
        },
      ],
      total: 40,
      total_incl_tax: 49.2,
    },
  }),
  compareMyCart: () => ({ reply: aCartReply() }),
  updateMyCart: () => ({ reply: true }),
  deleteFromMyCart: () => ({ reply: true }),
  addCoupon: () => ({ reply: true }),
  removeCoupon: () => ({ reply: true }),
  upgradeGuestCart: () => ({ reply: { cart_id: aCart().id, merged: true } }),
};
