import { checkoutCalls } from '../checkout/calls.ts';
import { guestTwins } from '../guest-twins.ts';

/**
 * The checkout of a guest, keyed by the cart's id, and the guest's placed orders, keyed by a signed
 * link. The checkout calls are refused as `forbidden` in a market that requires an account (flag
 * CHECKOUT_GUEST_ALLOWED); a cart of somebody else and a missing one are both `no-such-cart`.
 */
export const guestCalls = {
  ...guestTwins(checkoutCalls),
  saveGuestEmail: {
    method: 'PUT',
    path: '/carts/guest/:cartId/email',
    credential: 'public',
    summary: 'Continue as guest: the email address to which everything about the order is sent',
    refusals: ['bad-input', 'forbidden', 'no-such-cart'],
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
    summary: 'Confirm a purchase that is paid in store, by the signed link in the mail',
    refusals: ['not-found', 'purchase-closed'],
  },
  withdrawFromGuestOrder: {
    method: 'POST',
    path: '/orders/guest/withdraw',
    credential: 'public',
    summary: 'Withdraw from an order of a guest’s purchase, by the signed link',
    refusals: ['bad-input', 'not-found', 'step-not-allowed'],
  },
  cancelGuestOrder: {
    method: 'POST',
    path: '/orders/guest/cancel',
    credential: 'public',
    summary: 'Cancel an order of a guest’s purchase, by the signed link',
    refusals: ['not-found', 'step-not-allowed'],
  },
  reportGuestReturnSent: {
    method: 'POST',
    path: '/orders/guest/returns/sent',
    credential: 'public',
    summary: 'State that the products of a guest’s return were sent, by the signed link',
    refusals: ['bad-input', 'not-found', 'step-not-allowed'],
  },
  openGuestAccount: {
    method: 'POST',
    path: '/orders/guest/account',
    credential: 'public',
    summary: 'Create an account from a guest’s purchase, by the signed link, and add its orders',
    refusals: ['bad-input', 'not-found', 'account-exists', 'too-many-requests'],
  },
  claimGuestOrders: {
    method: 'POST',
    path: '/orders/guest/claim',
    credential: 'customer',
    summary: 'Add the orders of a guest’s purchase to the account, by the signed link',
    refusals: ['not-found', 'mailbox-unproven'],
  },
} as const;
