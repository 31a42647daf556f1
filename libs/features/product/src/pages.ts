import { type AreaPages, CARD_TEXTS, sharedPage } from '@materia/page-request/pages';

export const productPages = {
  product: {
    module: 'product/src/product.route.tsx',
    texts: [
      'buying',
      'comparator',
      'planner',
      'product',
      'productMore',
      'restockNotice',
      'safety',
      'saleUnits',
      'storeCard',
      'substitutes',
      ...CARD_TEXTS,
    ],
    ...sharedPage,
    query: ['*'],
  },
  productSku: {
    module: 'product/src/product-sku.route.ts',
    texts: [],
    ...sharedPage,
    query: [],
  },
} as const satisfies AreaPages;
