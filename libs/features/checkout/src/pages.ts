import { type AreaPages, customerPage, OFFER_TEXTS, ownPage } from '@materia/page-request/pages';
import { PASSWORD_FIELD } from './guest/password-field.ts';
import { SECRET_FIELDS } from './payment/choice/secret-fields.ts';

/** A page of the checkout: for customers, and for guests where they may order. */
const checkoutPage = {
  ...customerPage,
  permission: 'checkout',
  openedBy: { flag: 'CHECKOUT_GUEST_ALLOWED', permission: 'guest-checkout' },
} as const;

/** A page on the way to the order. */
const stepPage = {
  ...checkoutPage,
  frame: 'checkout',
  keepsForms: { secretFields: SECRET_FIELDS },
} as const;

export const checkoutPages = {
  checkoutGuest: {
    module: 'checkout/src/guest/guest.route.tsx',
    texts: ['checkout', 'guest', 'register'],
    ...stepPage,
    keepsForms: { secretFields: [PASSWORD_FIELD] },
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
      'siteAccess',
      'streetMap',
      'transport',
    ],
    step: 'shippings',
    ...stepPage,
  },
  checkoutRecipient: {
    module: 'checkout/src/recipient/recipient.route.tsx',
    texts: ['allxbrick', 'checkout', 'guest', 'line', 'points', 'price', 'transport'],
    step: 'informations',
    ...stepPage,
  },
  checkoutReview: {
    module: 'checkout/src/review/review.route.tsx',
    texts: [
      'allxbrick',
      'approvals',
      'cartLine',
      'checkout',
      'companyLookUp',
      'coupon',
      'firm',
      'guest',
      'invoice',
      'payment',
      'paymentMethod',
      'points',
      'register',
      'saleUnits',
      'siteAccess',
      'transport',
      ...OFFER_TEXTS,
    ],
    step: 'summaries',
    ...stepPage,
  },
  checkoutPayment: {
    module: 'checkout/src/payment/payment.route.tsx',
    texts: ['checkout', 'guest', 'payment', 'paymentMethod'],
    step: 'payment',
    ...ownPage,
    frame: 'checkout',
    keepsForms: { secretFields: SECRET_FIELDS },
  },
  confirmation: {
    module: 'checkout/src/confirmation/confirmation.route.tsx',
    texts: [
      'checkout',
      'firm',
      'firstPurchase',
      'guest',
      'handover',
      'line',
      'orderDelivery',
      'orders',
      'payment',
      'paymentMethod',
      'price',
      'register',
      'rights',
      'storeCard',
    ],
    step: 'confirmation',
    ...checkoutPage,
  },
} as const satisfies AreaPages;
