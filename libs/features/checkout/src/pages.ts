import { type AreaPages, customerPage, OFFER_TEXTS, ownPage } from '@materia/page-request/pages';

/** A page of the checkout: for customers, and for guests where they may order. */
const checkoutPage = {
  ...customerPage,
  permission: 'checkout',
  openedBy: { flag: 'CHECKOUT_GUEST_ALLOWED', permission: 'guest-checkout' },
} as const;

export const checkoutPages = {
  checkoutGuest: {
    module: 'checkout/src/guest/guest.route.tsx',
    texts: ['guest', 'register'],
    ...checkoutPage,
    permission: 'register',
  },
  checkoutDelivery: {
    module: 'checkout/src/delivery/delivery.route.tsx',
    texts: [
      'allxbrick',
      'checkout',
      'estimate',
      'line',
      'points',
      'price',
      'streetMap',
      'transport',
    ],
    step: 'shippings',
    ...checkoutPage,
  },
  checkoutRecipient: {
    module: 'checkout/src/recipient/recipient.route.tsx',
    texts: ['checkout', 'guest', 'line', 'price'],
    step: 'informations',
    ...checkoutPage,
  },
  checkoutReview: {
    module: 'checkout/src/review/review.route.tsx',
    texts: [
      'allxbrick',
      'cartLine',
      'checkout',
      'coupon',
      'guest',
      'invoice',
      'payment',
      'paymentMethod',
      'points',
      'register',
      'transport',
      ...OFFER_TEXTS,
    ],
    step: 'summaries',
    ...checkoutPage,
  },
  checkoutPayment: {
    module: 'checkout/src/payment/payment.route.tsx',
    texts: ['checkout', 'guest', 'payment', 'paymentMethod'],
    step: 'payment',
    ...ownPage,
  },
  confirmation: {
    module: 'checkout/src/confirmation/confirmation.route.tsx',
    texts: [
      'checkout',
      'guest',
      'line',
      'orders',
      'payment',
      'paymentMethod',
      'points',
      'register',
    ],
    step: 'confirmation',
    ...checkoutPage,
  },
} as const satisfies AreaPages;
