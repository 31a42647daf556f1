import type { AreaRows, Named } from './access-row.ts';
import { nothing } from './inputs.ts';

const read = ({ cartId }: Named) => ({ body: { request: { retailer_id: '1', cart_id: cartId } } });
const add = ({ cartId }: Named) => ({
  body: {
    request: { retailer_id: '1', sku: '10000009', qty: 1, cart_id: cartId },
    offer: { code: 'R-10000009', contextCode: '001P' },
  },
});
const addProducts = ({ cartId }: Named) => ({
  body: { request: { retailer_id: '1', cart_id: cartId, items: [{ sku: '10000009', qty: 1 }] } },
});
const update = ({ cartId, lineId }: Named) => ({
  body: { request: { retailer_id: '1', item_id: lineId, qty: 3, cart_id: cartId } },
});
const remove = ({ cartId, lineId }: Named) => ({ params: { cartId, itemId: lineId } });
const coupon = ({ cartId }: Named) => ({ body: { cartMaskId: cartId, couponCode: 'MATRIX' } });

export const cartRows: AreaRows<'Cart'> = {
  createGuestCart: { subject: 'secret', input: nothing },
  readMyCartId: { subject: 'account', input: nothing },
  readMyCart: { subject: 'customer-cart', input: read },
  readUpgradedMyCart: { subject: 'customer-cart', input: read },
  addToMyCart: { subject: 'customer-cart', input: add },
  addProductsToMyCart: { subject: 'customer-cart', input: addProducts },
  previewProducts: {
    subject: 'anybody',
    input: () => ({
      body: { request: { retailer_id: '1', items: [{ sku: '10000009', qty: 1 }] } },
    }),
  },
  compareMyCart: { subject: 'customer-cart', input: read },
  updateMyCart: { subject: 'customer-cart', input: update },
  deleteFromMyCart: { subject: 'customer-cart', input: remove },
  upgradeGuestCart: {
    subject: 'cart-to-merge',
    input: ({ cartId }) => ({ body: { cart_id: cartId, retailer_id: '1' } }),
  },
  addCoupon: { subject: 'cart-by-mask', input: coupon },
  removeCoupon: { subject: 'cart-by-mask', input: coupon },
};
