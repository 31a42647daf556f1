/** Cart of a guest (keyed by cart id) and of a signed-in customer (area 07, CALL-38 to CALL-51). */
export const cartCalls = {
  createGuestCart: { method: 'GET', path: '/carts/guest/getId', credential: 'public', summary: 'A new anonymous cart id', refusals: ['too-many-requests'] },
  readMyCartId: { method: 'GET', path: '/carts/mine/getId', credential: 'customer', summary: "The customer's cart id", refusals: [] },
  readGuestCart: { method: 'POST', path: '/carts/guest/get', credential: 'public', summary: 'A guest cart', refusals: ['bad-input', 'no-such-cart', 'forbidden'] },
  readMyCart: { method: 'POST', path: '/carts/mine/get', credential: 'customer', summary: "The customer's cart", refusals: ['bad-input', 'no-such-cart', 'forbidden'] },
  readUpgradedGuestCart: { method: 'POST', path: '/carts/guest/get/upgraded', credential: 'public', summary: 'A guest cart, checked against stock and prices', refusals: ['bad-input', 'no-such-cart', 'forbidden'] },
  readUpgradedMyCart: { method: 'POST', path: '/carts/mine/get/upgraded', credential: 'customer', summary: "The customer's cart, checked against stock and prices", refusals: ['bad-input', 'no-such-cart', 'forbidden'] },
  addToGuestCart: { method: 'POST', path: '/carts/guest/add', credential: 'public', summary: 'Put an offer into a guest cart', refusals: ['bad-input', 'no-such-cart', 'not-sellable', 'cart-locked', 'forbidden', 'too-many-requests'] },
  addToMyCart: { method: 'POST', path: '/carts/mine/add', credential: 'customer', summary: "Put an offer into the customer's cart", refusals: ['bad-input', 'no-such-cart', 'not-sellable', 'cart-locked', 'forbidden', 'too-many-requests'] },
  updateGuestCart: { method: 'POST', path: '/carts/guest/update', credential: 'public', summary: 'Change the quantity of a line', refusals: ['bad-input', 'no-such-cart', 'no-such-line', 'cart-locked'] },
  updateMyCart: { method: 'POST', path: '/carts/mine/update', credential: 'customer', summary: 'Change the quantity of a line', refusals: ['bad-input', 'no-such-cart', 'no-such-line', 'cart-locked'] },
  deleteFromGuestCart: { method: 'DELETE', path: '/carts/guest/:cartId/delete/:itemId', credential: 'public', summary: 'Remove a line', refusals: ['no-such-cart', 'no-such-line', 'cart-locked'] },
  deleteFromMyCart: { method: 'DELETE', path: '/carts/mine/:cartId/delete/:itemId', credential: 'customer', summary: 'Remove a line', refusals: ['no-such-cart', 'no-such-line', 'cart-locked'] },
  upgradeGuestCart: { method: 'PUT', path: '/carts/mine/upgrade', credential: 'customer', summary: "Merge a guest cart into the customer's cart", refusals: ['bad-input', 'no-such-cart', 'cart-not-anonymous'] },
} as const;
