import {
  type AreaPages,
  ownPage,
  partOfPages,
  sharedPage,
  spacePage,
} from '@materia/page-request/pages';

export const storesPages = {
  stores: {
    module: 'stores/src/stores.route.tsx',
    texts: ['cart', 'locator', 'storeCard', 'stores', 'streetMap'],
    ...sharedPage,
    query: ['*'],
  },
  place: {
    module: 'stores/src/place/place.route.tsx',
    texts: ['locator', 'stores', 'storeCard'],
    ...ownPage,
  },
  placeSuggestions: {
    module: 'stores/src/place-suggestions.route.tsx',
    texts: ['locator'],
    ...partOfPages,
    query: ['q', 'postcode'],
  },
  store: {
    module: 'stores/src/store.route.tsx',
    texts: ['locator', 'stores', 'storeCard'],
    ...sharedPage,
    query: [],
  },
  myStore: {
    module: 'stores/src/my-store.route.tsx',
    texts: ['myStore', 'stores', 'storeCard'],
    ...spacePage,
  },
} as const satisfies AreaPages;
