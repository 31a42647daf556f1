import {
  type AreaPages,
  type PageDeclaration,
  CARD_TEXTS,
  ownPage,
  partOfPages,
  sharedPage,
} from '@materia/page-request/pages';

const category = {
  module: 'catalogue/src/category.route.tsx',
  texts: ['comparator', 'listing', ...CARD_TEXTS],
  ...sharedPage,
  query: ['*'],
  isPaged: true,
} as const satisfies PageDeclaration;

const brandPage = (name: 'brand' | 'brand-category') =>
  ({
    ...category,
    module: `catalogue/src/${name}.route.tsx`,
    texts: ['brands', ...category.texts],
  }) as const satisfies PageDeclaration;

export const cataloguePages = {
  home: {
    module: 'catalogue/src/home.route.tsx',
    texts: ['comparator', 'home', 'listing', 'planner', 'storeCard', ...CARD_TEXTS],
    ...sharedPage,
    query: [],
  },
  category,
  categoryLevel2: category,
  categoryLevel3: category,
  categoryLevel4: category,
  search: {
    module: 'catalogue/src/search.route.tsx',
    texts: ['comparator', 'search', 'listing', ...CARD_TEXTS],
    ...sharedPage,
    query: ['*'],
    isPaged: true,
    isPrivate: true,
  },
  searchSuggestions: {
    module: 'catalogue/src/search-box/search-suggestions.route.tsx',
    texts: [],
    ...partOfPages,
    query: ['q', 'recent'],
  },
  comparator: {
    module: 'catalogue/src/comparator/comparator.route.tsx',
    texts: ['comparator', 'delivery', 'listing', 'price', 'stock'],
    ...ownPage,
  },
  brands: {
    module: 'catalogue/src/brands.route.tsx',
    texts: ['brands'],
    ...sharedPage,
    query: [],
  },
  brand: brandPage('brand'),
  brandCategory: brandPage('brand-category'),
} as const satisfies AreaPages;
