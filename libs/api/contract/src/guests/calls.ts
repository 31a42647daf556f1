import { checkoutCalls } from '../checkout/calls.ts';

/**
 * The checkout of a guest, keyed by the cart's id, and the guest's placed orders, keyed by a signed
 * link. The checkout calls are refused as `forbidden` in a market that requires an account (flag
 * CHECKOUT_GUEST_ALLOWED); a cart of somebody else and a missing one are both `no-such-cart`.
 */
export const guestCalls = {
  readGuestCheckout: {
    method: 'GET',
    path: '/carts/guest/:cartId/checkout',
    credential: 'public',
    summary: 'The checkout of a guest’s cart, with the email address given so far',
    refusals: [...checkoutCalls.readCheckout.refusals, 'forbidden', 'no-such-cart'],
  },
  saveGuestEmail: {
    method: 'PUT',
    path: '/carts/guest/:cartId/email',
    credential: 'public',
    summary: 'Continue as guest: the email address to which everything about the order is sent',
    refusals: ['bad-input', 'forbidden', 'no-such-cart'],
  },
  listGuestShippingMethods: {
    method: 'GET',
    path: '/carts/guest/:cartId/shipping-methods',
    credential: 'public',
    summary: 'The shipping methods a guest’s cart can take, with price and promise',
    refusals: [...checkoutCalls.listShippingMethods.refusals, 'forbidden', 'no-such-cart'],
  },
  estimateGuestShippingMethods: {
    method: 'POST',
    path: '/carts/guest/:cartId/estimate-shipping-methods',
    credential: 'public',
    summary:
      'The methods for each shipment of a guest’s cart at an address; every market has guests’ carts',
    refusals: [...checkoutCalls.estimateShippingMethods.refusals, 'no-such-cart'],
  },
  selectGuestShippingMethod: {
    method: 'PUT',
    path: '/carts/guest/:cartId/selected-shipping',
    credential: 'public',
    summary: 'Choose a shipping method for a guest’s cart',
    refusals: [...checkoutCalls.selectShippingMethod.refusals, 'forbidden', 'no-such-cart'],
  },
  readGuestSelectedShipping: {
    method: 'GET',
    path: '/carts/guest/:cartId/selected-shipping',
    credential: 'public',
    summary: 'The chosen shipping method of a guest’s cart',
    refusals: ['forbidden', 'no-such-cart'],
  },
  changeGuestPickupHour: {
    method: 'PUT',
    path: '/carts/guest/:cartId/two-hours-drive',
    credential: 'public',
    summary: 'Change the hour of a guest’s chosen pickup, within five minutes of choosing it',
    refusals: [...checkoutCalls.changePickupHour.refusals, 'forbidden', 'no-such-cart'],
  },
  selectGuestThirdPartyShipping: {
    method: 'PUT',
    path: '/carts/guest/:cartId/third-party-shipping',
    credential: 'public',
    summary: 'Choose the service level of one seller’s shipment for a guest’s cart',
    refusals: [...checkoutCalls.selectThirdPartyShipping.refusals, 'forbidden', 'no-such-cart'],
  },
  saveGuestShippingAddress: {
    method: 'PUT',
    path: '/carts/guest/:cartId/shipping-address',
    credential: 'public',
    summary: 'Who receives a guest’s order, and where',
    refusals: [...checkoutCalls.saveShippingAddress.refusals, 'forbidden', 'no-such-cart'],
  },
  readGuestShippingAddress: {
    method: 'GET',
    path: '/carts/guest/:cartId/shipping-address',
    credential: 'public',
    summary: 'Who receives a guest’s order, and where',
    refusals: ['forbidden', 'no-such-cart'],
  },
  saveGuestThirdPartyShippingAddress: {
    method: 'PUT',
    path: '/carts/guest/:cartId/third-party-shipping-address',
    credential: 'public',
    summary: 'Another address for the sellers’ shipments of a guest',
    refusals: [
      ...checkoutCalls.saveThirdPartyShippingAddress.refusals,
      'forbidden',
      'no-such-cart',
    ],
  },
  saveGuestBillingAddress: {
    method: 'PUT',
    path: '/carts/guest/:cartId/billing-address',
    credential: 'public',
    summary: 'Whom a guest’s invoice names',
    refusals: [...checkoutCalls.saveBillingAddress.refusals, 'forbidden', 'no-such-cart'],
  },
  readGuestBillingAddress: {
    method: 'GET',
    path: '/carts/guest/:cartId/billing-address',
    credential: 'public',
    summary: 'Whom a guest’s invoice names',
    refusals: ['forbidden', 'no-such-cart'],
  },
  listGuestPaymentMethods: {
    method: 'GET',
    path: '/carts/guest/:cartId/payment-methods',
    credential: 'public',
    summary: 'The payment methods for a guest’s cart',
    refusals: [...checkoutCalls.listPaymentMethods.refusals, 'forbidden', 'no-such-cart'],
  },
  readGuestSelectedPayment: {
    method: 'GET',
    path: '/carts/guest/:cartId/selected-payment',
    credential: 'public',
    summary: 'The chosen payment method of a guest’s cart',
    refusals: ['forbidden', 'no-such-cart'],
  },
  selectGuestPayment: {
    method: 'PUT',
    path: '/carts/guest/:cartId/selected-payment',
    credential: 'public',
    summary: 'Choose a payment method for a guest’s cart',
    refusals: [...checkoutCalls.selectPayment.refusals, 'forbidden', 'no-such-cart'],
  },
  orderAndPayAsGuest: {
    method: 'PUT',
    path: '/carts/guest/:cartId/order',
    credential: 'public',
    summary: 'Place a guest’s orders, one per shipment, and start their payment',
    refusals: [...checkoutCalls.orderAndPay.refusals, 'forbidden', 'no-such-cart'],
  },
  placeGuestOrder: {
    method: 'POST',
    path: '/carts/guest/:cartId/order',
    credential: 'public',
    summary: 'Place a guest’s orders, one per shipment, and pay in store',
    refusals: [...checkoutCalls.placeOrder.refusals, 'forbidden', 'no-such-cart'],
  },
  readGuestOrders: {
    method: 'POST',
    path: '/orders/guest/read',
    credential: 'public',
    summary: 'The orders of a guest’s purchase, by the signed link',
    refusals: ['not-found'],
  },
  confirmGuestOrders: {
    method: 'POST',
    path: '/orders/guest/confirm',
    credential: 'public',
    summary: 'Confirm a guest’s purchase that is paid in store, by the signed link in the mail',
    refusals: ['not-found', 'purchase-closed'],
  },
  withdrawFromGuestOrder: {
    method: 'POST',
    path: '/orders/guest/withdraw',
    credential: 'public',
    summary: 'Withdraw from an order of a guest’s purchase, by the signed link',
    refusals: ['bad-input', 'not-found', 'step-not-allowed'],
  },
  claimGuestOrders: {
    method: 'POST',
    path: '/orders/guest/claim',
    credential: 'customer',
    summary: 'Add the orders of a guest’s purchase to the account, by the signed link',
    refusals: ['not-found'],
  },
} as const;
