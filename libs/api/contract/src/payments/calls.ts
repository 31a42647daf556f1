/**
 * Payments of placed purchases (area 10). A payment is read and continued by whoever placed the
 * order: the account, or the holder of the payment's return token. Everybody else who knows the id
 * sees its state and the order number, which is what a bank's app needs that opens the return
 * address in another browser.
 */
export const paymentCalls = {
  readPayment: {
    method: 'POST',
    path: '/payments/:attempt/read',
    credential: 'public',
    summary: 'The state of a payment',
    refusals: ['not-found'],
  },
  completePayment: {
    method: 'POST',
    path: '/pay',
    credential: 'public',
    summary: 'Complete a payment after the return from the provider',
    refusals: ['not-found'],
  },
  retryPayment: {
    method: 'POST',
    path: '/payments/:attempt/retry',
    credential: 'public',
    summary: 'Pay the same purchase again, by the same or another method',
    refusals: [
      'bad-input',
      'not-found',
      'cart-changed',
      'payment-not-possible',
      'buyer-unproven',
      'too-many-unpaid',
      'orders-left-unpaid',
      'purchase-closed',
      'too-many-requests',
    ],
  },
  abandonPayment: {
    method: 'POST',
    path: '/payments/:attempt/abandon',
    credential: 'public',
    summary: 'Give up a payment and get the cart back',
    refusals: ['not-found'],
  },
  listUnpaidPurchases: {
    method: 'POST',
    path: '/payments/unpaid',
    credential: 'public',
    summary: 'Purchases of the account, or of payments started here, that wait for their payment',
    refusals: [],
  },
  validateUnicity: {
    method: 'POST',
    path: '/unicity/validate',
    credential: 'public',
    summary: 'Whether no purchase of this cart waits for its payment',
    refusals: ['not-found'],
  },
  receivePaymentNotice: {
    method: 'POST',
    path: '/payments/notices',
    credential: 'none',
    body: 'raw',
    bodyType: 'application/json',
    summary: 'A notice of the payment provider, signed over its exact bytes',
    refusals: ['bad-input'],
  },
} as const;
