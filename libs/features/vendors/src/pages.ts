import { type AreaPages, CARD_TEXTS, sharedPage } from '@materia/page-request/pages';

export const vendorsPages = {
  vendors: {
    module: 'vendors/src/vendors.route.tsx',
    texts: ['vendors'],
    ...sharedPage,
    query: ['page'],
    isPaged: true,
    flag: 'MARKETPLACE_MODE',
  },
  vendor: {
    module: 'vendors/src/vendor.route.tsx',
    texts: ['vendors', ...CARD_TEXTS],
    ...sharedPage,
    query: ['page'],
    isPaged: true,
    flag: 'MARKETPLACE_MODE',
  },
  vendorTerms: {
    module: 'vendors/src/vendor-terms.route.tsx',
    texts: ['vendors'],
    ...sharedPage,
    query: [],
    flag: 'MARKETPLACE_MODE',
  },
} as const satisfies AreaPages;
