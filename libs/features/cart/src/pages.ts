import { type AreaPages, OFFER_TEXTS, ownPage, spacePage } from '@materia/page-request/pages';

export const cartPages = {
  cart: {
    module: 'cart/src/cart.route.tsx',
    texts: [
      'approvals',
      'buying',
      'cart',
      'cartLine',
      'coupon',
      'estimate',
      'lists',
      'paymentMethod',
      'product',
      'quickOrder',
      'quotes',
      'saleUnits',
      'storeCard',
      ...OFFER_TEXTS,
    ],
    step: 'cart',
    sendsFormsOnce: true,
    ...ownPage,
    permission: 'use-cart',
  },
  quickOrder: {
    module: 'cart/src/quick-order/quick-order.route.tsx',
    texts: ['cart', 'line', 'preview', 'price', 'quickOrder'],
    ...ownPage,
    permission: 'use-cart',
  },
  myLists: { module: 'cart/src/lists/lists.route.tsx', texts: ['lists', 'price'], ...spacePage },
  myList: {
    module: 'cart/src/lists/list.route.tsx',
    texts: ['line', 'lists', 'preview', 'price'],
    sendsFormsOnce: true,
    ...spacePage,
  },
  storeChange: {
    module: 'cart/src/store-change/store-change.route.tsx',
    texts: ['cart', 'delivery', 'line', 'price', 'stock', 'storeChange'],
    ...ownPage,
  },
} as const satisfies AreaPages;
