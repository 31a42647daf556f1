import { guestTwins } from '../guest-twins.ts';

/** The calls of customers, and those that only guests or both make. */
export const ownCartCalls = {
  createGuestCart: {
    method: 'GET',
    path: '/carts/guest/getId',
    credential: 'public',
    summary: 'A new anonymous cart id',
    refusals: ['too-many-requests'],
  },
  readMyCartId: {
    method: 'GET',
    path: '/carts/mine/getId',
    credential: 'customer',
    summary: "The customer's cart id",
    refusals: [],
  },
  readMyCart: {
    method: 'POST',
    path: '/carts/mine/get',
    credential: 'customer',
    summary: "The customer's cart",
    refusals: ['bad-input', 'no-such-cart', 'forbidden'],
    guest: { name: 'readGuestCart', summary: 'A guest cart', input: 'same' },
  },
  readUpgradedMyCart: {
    method: 'POST',
    path: '/carts/mine/get/upgraded',
    credential: 'customer',
    summary: "The customer's cart, checked against stock and prices",
    refusals: ['bad-input', 'no-such-cart', 'forbidden'],
    guest: {
      name: 'readUpgradedGuestCart',
      summary: 'A guest cart, checked against stock and prices',
      input: 'same',
    },
  },
  addToMyCart: {
    method: 'POST',
    path: '/carts/mine/add',
    credential: 'customer',
    summary: "Put an offer into the customer's cart",
    refusals: [
      'bad-input',
      'no-such-cart',
      'not-sellable',
      'cart-locked',
      'forbidden',
      'too-many-requests',
    ],
    guest: { name: 'addToGuestCart', summary: 'Put an offer into a guest cart', input: 'same' },
  },
  addProductsToMyCart: {
    method: 'POST',
    path: '/carts/mine/addProductsBySkus',
    credential: 'customer',
    summary: "Put products into the customer's cart by their references, each with its best offer",
    refusals: ['bad-input', 'no-such-cart', 'not-sellable', 'cart-locked', 'too-many-requests'],
    guest: {
      name: 'addProductsToGuestCart',
      summary: 'Put products into a guest cart by their references, each with its best offer',
      input: 'same',
    },
  },
  previewProducts: {
    method: 'POST',
    path: '/carts/preview-products',
    credential: 'public',
    summary:
      'Products by reference or EAN as a cart would have them: name, best price, stock, line and total; nothing changes',
    refusals: ['bad-input', 'too-many-requests'],
  },
  compareMyCart: {
    method: 'POST',
    path: '/carts/mine/compare',
    credential: 'customer',
    summary: "The customer's cart as it would be at another store; nothing changes",
    refusals: ['bad-input', 'no-such-cart', 'cart-locked', 'forbidden'],
    guest: {
      name: 'compareGuestCart',
      summary: 'A guest cart as it would be at another store; nothing changes',
      input: 'same',
    },
  },
  updateMyCart: {
    method: 'POST',
    path: '/carts/mine/update',
    credential: 'customer',
    summary: 'Change the quantity of a line',
    refusals: ['bad-input', 'no-such-cart', 'no-such-line', 'cart-locked', 'quantity-locked'],
    guest: { name: 'updateGuestCart', summary: 'Change the quantity of a line', input: 'same' },
  },
  deleteFromMyCart: {
    method: 'DELETE',
    path: '/carts/mine/:cartId/delete/:itemId',
    credential: 'customer',
    summary: 'Remove a line',
    refusals: ['no-such-cart', 'no-such-line', 'cart-locked'],
    guest: { name: 'deleteFromGuestCart', summary: 'Remove a line', input: 'same' },
  },
  upgradeGuestCart: {
    method: 'PUT',
    path: '/carts/mine/upgrade',
    credential: 'customer',
    summary: "Merge a guest cart into the customer's cart",
    refusals: ['bad-input', 'cart-not-anonymous'],
  },
  addCoupon: {
    method: 'POST',
    path: '/cotation/coupon/add',
    credential: 'public',
    summary: 'Put a promo code on a cart',
    refusals: [
      'bad-input',
      'no-such-cart',
      'cart-locked',
      'coupon-invalid',
      'coupon-expired',
      'coupon-used',
      'cart-has-coupon',
      'coupon-below-minimum',
      'coupon-not-for-cart',
      'coupons-not-taken',
      'too-many-requests',
    ],
  },
  removeCoupon: {
    method: 'POST',
    path: '/cotation/coupon/remove',
    credential: 'public',
    summary: 'Take a promo code off a cart',
    refusals: ['bad-input', 'no-such-cart', 'cart-locked'],
  },
} as const;

/** Cart of a guest (keyed by cart id) and of a signed-in customer (area 07). */
export const cartCalls = { ...ownCartCalls, ...guestTwins(ownCartCalls) } as const;
