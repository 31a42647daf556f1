import { type AreaPages, ownPage, spacePage } from '@materia/page-request/pages';

const ORDER_TEXTS = [
  'account',
  'checkout',
  'firm',
  'handover',
  'invoice',
  'line',
  'orderDelivery',
  'orders',
  'payment',
  'paymentMethod',
  'price',
  'purchase',
  'purchases',
  'rights',
  'siteAccess',
  'storeCard',
  'tracking',
  'withdrawal',
] as const;

export const ordersPages = {
  orders: {
    module: 'orders/src/orders.route.tsx',
    texts: ['account', 'firm', 'orders', 'tracking'],
    ...spacePage,
    permission: 'orders',
    isList: true,
  },
  orderDetails: {
    module: 'orders/src/order-details.route.tsx',
    texts: ORDER_TEXTS,
    ...spacePage,
    permission: 'orders',
  },
  orderCalendar: {
    module: 'orders/src/order-calendar.route.ts',
    texts: ['handover'],
    ...spacePage,
    permission: 'orders',
    isBare: true,
  },
  myPurchases: {
    module: 'orders/src/purchases.route.tsx',
    texts: ['account', 'orders', 'purchases', 'tracking'],
    ...spacePage,
    permission: 'purchases',
    isList: true,
  },
  purchaseDetails: {
    module: 'orders/src/purchase-details.route.tsx',
    texts: [
      'account',
      'firm',
      'invoice',
      'line',
      'orders',
      'paymentMethod',
      'purchase',
      'purchases',
      'storeCard',
    ],
    ...spacePage,
    permission: 'purchases',
  },
  guestOrder: {
    module: 'orders/src/guest-order.route.tsx',
    texts: ['guest', 'register', ...ORDER_TEXTS],
    ...ownPage,
  },
  guestOrderCalendar: {
    module: 'orders/src/guest-order-calendar.route.ts',
    texts: ['handover'],
    ...ownPage,
    isBare: true,
  },
  guestConfirmation: {
    module: 'orders/src/guest-confirmation.route.tsx',
    texts: ['guest'],
    ...ownPage,
  },
} as const satisfies AreaPages;
