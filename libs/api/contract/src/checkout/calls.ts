/** Checkout: shipping methods, contact, placement (areas 09 and 10, CALL-52 to CALL-73). */
export const checkoutCalls = {
  listShippingMethods: { method: 'GET', path: '/carts/mine/shipping-methods', credential: 'customer', summary: 'The shipping methods the cart can take, with price and promise', refusals: ['cart-empty'] },
  selectShippingMethod: { method: 'PUT', path: '/carts/mine/selected-shipping', credential: 'customer', summary: 'Choose a shipping method', refusals: ['bad-input', 'cart-empty', 'pickup-not-possible', 'slot-not-available'] },
  readSelectedShipping: { method: 'GET', path: '/carts/mine/selected-shipping', credential: 'customer', summary: 'The chosen shipping method', refusals: [] },
  saveContact: { method: 'PUT', path: '/carts/mine/billing-address', credential: 'customer', summary: 'Who collects and pays: name, phone and address', refusals: ['bad-input', 'cart-empty'] },
  readContact: { method: 'GET', path: '/carts/mine/billing-address', credential: 'customer', summary: 'The contact and billing address of the cart', refusals: [] },
  listPaymentMethods: { method: 'GET', path: '/carts/mine/payment-methods', credential: 'customer', summary: 'The payment methods for the cart', refusals: ['cart-empty'] },
  placeOrder: { method: 'POST', path: '/carts/mine/order', credential: 'customer', summary: 'Place the order and pay in store', refusals: ['bad-input', 'cart-empty', 'cart-changed', 'cart-locked', 'out-of-stock', 'pickup-not-possible', 'slot-not-available', 'key-reused'] },
} as const;
