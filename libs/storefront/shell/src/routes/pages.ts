import type { FlagKey } from '@materia/domain-feature-flags';
import type { PageArea } from '@materia/domain-navigation';
import type { RouteName, TextNamespace } from '@materia/market-model';

/** The shell's settings for a page. */
export type PageFacts = {
  /** The route module, as a path within libs/features. */
  readonly module: string;
  /** Text namespaces that the page shows, in addition to those of the frame. */
  readonly texts: readonly TextNamespace[];
  /** `customer` pages require sign-in. */
  readonly access: 'public' | 'customer';
  /** All guests of a store see the same page, so it may be cached for a minute. */
  readonly sharedByGuests: boolean;
  /** Query parameters that the page reads. Others are dropped from shared pages. */
  readonly query: readonly string[];
  /** The section of the shop; public by default. Pages of the customer space show its menu. */
  readonly area?: PageArea;
  /** Not for search engines, although the page is public. Customers' pages never are. */
  readonly isPrivate?: boolean;
  /** A list of the customer space, with a link back to its home. */
  readonly isList?: boolean;
  /** Without this flag the page is not found. */
  readonly flag?: FlagKey;
};

const OFFER = ['price', 'stock', 'delivery', 'energy', 'line'] as const;
const CARD = [...OFFER, 'rating'] as const;

const category = {
  module: 'catalogue/src/category.route.tsx',
  texts: ['comparator', 'listing', ...CARD],
  access: 'public',
  sharedByGuests: true,
  query: ['*'],
} as const satisfies PageFacts;

/** An editorial page: the same for every guest of a store. */
const content = {
  module: 'content/src/content-page.route.tsx',
  texts: ['content'],
  access: 'public',
  sharedByGuests: true,
  query: [],
} as const satisfies PageFacts;

const customerPage = { access: 'customer', sharedByGuests: false, query: ['*'] } as const;
/** A page of the customer space. */
const spacePage = { ...customerPage, area: 'customer' } as const;
/** A page of the customer space that is not built yet. */
const comingPage = {
  module: 'account/src/coming/coming.route.tsx',
  texts: ['accountMenu', 'coming'],
  ...spacePage,
} as const satisfies PageFacts;
const ownPage = { access: 'public', sharedByGuests: false, query: ['*'] } as const;

const brandPage = (name: 'brand' | 'brand-category') =>
  ({
    ...category,
    module: `catalogue/src/${name}.route.tsx`,
    texts: ['brands', ...category.texts],
  }) as const satisfies PageFacts;

/** The pages of the shop: one row per route name of the market model. */
export const PAGES = {
  home: {
    module: 'catalogue/src/home.route.tsx',
    texts: ['home', 'listing', ...CARD],
    access: 'public',
    sharedByGuests: true,
    query: [],
  },
  category,
  categoryLevel2: category,
  categoryLevel3: category,
  categoryLevel4: category,
  product: {
    module: 'product/src/product.route.tsx',
    texts: ['comparator', 'product', 'productMore', 'safety', 'storeCard', 'substitutes', ...CARD],
    access: 'public',
    sharedByGuests: true,
    query: ['*'],
  },
  search: {
    module: 'catalogue/src/search.route.tsx',
    texts: ['comparator', 'search', 'listing', ...CARD],
    access: 'public',
    sharedByGuests: true,
    query: ['*'],
    isPrivate: true,
  },
  comparator: {
    module: 'catalogue/src/comparator/comparator.route.tsx',
    texts: ['comparator', 'delivery', 'listing', 'price', 'stock'],
    ...ownPage,
    isPrivate: true,
  },
  stores: {
    module: 'stores/src/stores.route.tsx',
    texts: ['locator', 'stores', 'storeCard'],
    access: 'public',
    sharedByGuests: true,
    query: ['*'],
  },
  store: {
    module: 'stores/src/store.route.tsx',
    texts: ['locator', 'stores', 'storeCard'],
    access: 'public',
    sharedByGuests: true,
    query: [],
  },
  cart: {
    module: 'cart/src/cart.route.tsx',
    texts: ['cart', 'cartLine', 'coupon', 'lists', 'product', 'quickOrder', 'storeCard', ...OFFER],
    ...ownPage,
    isPrivate: true,
  },
  quickOrder: {
    module: 'cart/src/quick-order/quick-order.route.tsx',
    texts: ['cart', 'quickOrder'],
    ...ownPage,
    isPrivate: true,
  },
  myLists: { module: 'cart/src/lists/lists.route.tsx', texts: ['lists'], ...spacePage },
  myList: { module: 'cart/src/lists/list.route.tsx', texts: ['lists'], ...spacePage },
  storeChange: {
    module: 'cart/src/store-change/store-change.route.tsx',
    texts: ['delivery', 'line', 'price', 'stock', 'storeChange'],
    ...ownPage,
    isPrivate: true,
  },
  cookieSettings: {
    module: '../storefront/shell/src/consent/cookie-settings.route.tsx',
    texts: ['consent'],
    ...ownPage,
    isPrivate: true,
  },
  login: { module: 'account/src/login.route.tsx', texts: ['login'], ...ownPage, isPrivate: true },
  register: {
    module: 'account/src/register.route.tsx',
    texts: ['register', 'registerMore'],
    ...ownPage,
    isPrivate: true,
  },
  logout: { module: 'account/src/logout.route.tsx', texts: ['login'], ...ownPage, isPrivate: true },
  account: {
    module: 'account/src/account.route.tsx',
    texts: ['account', 'billingAddress', 'register', 'registerMore'],
    ...spacePage,
  },
  orders: {
    module: 'orders/src/orders.route.tsx',
    texts: ['account', 'orders', 'tracking'],
    ...spacePage,
    isList: true,
  },
  orderDetails: {
    module: 'orders/src/order-details.route.tsx',
    texts: ['account', 'invoice', 'orderDelivery', 'orders', 'storeCard', 'tracking'],
    ...spacePage,
  },
  myInformations: comingPage,
  myPurchases: {
    module: 'orders/src/purchases.route.tsx',
    texts: ['account', 'orders', 'purchases', 'tracking'],
    ...spacePage,
    isList: true,
  },
  purchaseDetails: {
    module: 'orders/src/purchase-details.route.tsx',
    texts: ['account', 'invoice', 'orderDelivery', 'orders', 'purchase', 'purchases', 'storeCard'],
    ...spacePage,
  },
  myInvoices: { ...comingPage, isList: true, flag: 'INVOICES_PAGE' },
  myAddressBook: comingPage,
  addAddress: comingPage,
  modifyAddress: comingPage,
  loyalty: { ...comingPage, flag: 'LOYALTY_CLUB' },
  loyaltyRegister: { ...comingPage, flag: 'LOYALTY_CLUB' },
  myQuotes: { ...comingPage, isList: true },
  quoteDetails: comingPage,
  myThreads: comingPage,
  myThread: comingPage,
  myStore: {
    module: 'stores/src/my-store.route.tsx',
    texts: ['myStore', 'stores', 'storeCard'],
    ...spacePage,
  },
  receiptPreferences: comingPage,
  confirmAccount: { ...comingPage, ...ownPage, area: 'public', isPrivate: true },
  createPassword: { ...comingPage, ...ownPage, area: 'public', isPrivate: true },
  precreatedPassword: { ...comingPage, ...ownPage, area: 'public', isPrivate: true },
  createQuote: { ...comingPage, area: 'checkout' },
  productSku: {
    module: 'product/src/product-sku.route.ts',
    texts: [],
    access: 'public',
    sharedByGuests: true,
    query: [],
  },
  problem: {
    module: '../storefront/shell/src/frame/problem.route.tsx',
    texts: [],
    ...ownPage,
    isPrivate: true,
  },
  checkoutShippings: {
    module: 'checkout/src/shippings.route.tsx',
    texts: ['checkout', 'line', 'price'],
    ...customerPage,
  },
  checkoutInformations: {
    module: 'checkout/src/informations.route.tsx',
    texts: ['checkout', 'line', 'price'],
    ...customerPage,
  },
  checkoutSummaries: {
    module: 'checkout/src/summaries.route.tsx',
    texts: ['cartLine', 'checkout', 'coupon', 'invoice', ...OFFER],
    ...customerPage,
  },
  contentPage: content,
  cmsPage: content,
  cmsPageBare: { ...content, module: 'content/src/bare-page.route.tsx' },
  faq: content,
  services: content,
  terms: content,
  privacy: content,
  legalNotice: content,
  pickupConditions: content,
  blog: { ...content, module: 'content/src/blog.route.tsx' },
  blogPost: content,
  reviews: {
    module: 'reviews/src/reviews.route.tsx',
    texts: ['rating', 'reviews'],
    access: 'public',
    sharedByGuests: true,
    query: ['*'],
  },
  confirmation: {
    module: 'checkout/src/confirmation.route.tsx',
    texts: ['checkout', 'line', 'orders'],
    ...customerPage,
  },
  vendors: {
    module: 'vendors/src/vendors.route.tsx',
    texts: ['vendors'],
    access: 'public',
    sharedByGuests: true,
    query: ['page'],
    flag: 'MARKETPLACE_MODE',
  },
  vendor: {
    module: 'vendors/src/vendor.route.tsx',
    texts: ['vendors', ...CARD],
    access: 'public',
    sharedByGuests: true,
    query: ['page'],
    flag: 'MARKETPLACE_MODE',
  },
  vendorTerms: {
    module: 'vendors/src/vendor-terms.route.tsx',
    texts: ['vendors'],
    access: 'public',
    sharedByGuests: true,
    query: [],
    flag: 'MARKETPLACE_MODE',
  },
  brands: {
    module: 'catalogue/src/brands.route.tsx',
    texts: ['brands'],
    access: 'public',
    sharedByGuests: true,
    query: [],
  },
  brand: brandPage('brand'),
  brandCategory: brandPage('brand-category'),
  sitemap: {
    module: 'sitemaps/src/sitemap.route.tsx',
    texts: ['sitemap'],
    access: 'public',
    sharedByGuests: true,
    query: ['page'],
  },
  reportIllicitContent: {
    module: 'submissions/src/report-illicit-content.route.tsx',
    texts: ['report'],
    access: 'public',
    sharedByGuests: true,
    query: ['address'],
  },
  newsletter: {
    module: 'submissions/src/newsletter.route.tsx',
    texts: ['newsletter'],
    access: 'public',
    sharedByGuests: true,
    query: [],
  },
  newsletterConfirmation: {
    module: 'submissions/src/newsletter-confirmation.route.tsx',
    texts: ['newsletter'],
    isPrivate: true,
    ...ownPage,
  },
  newsletterStop: {
    module: 'submissions/src/newsletter-stop.route.tsx',
    texts: ['newsletter'],
    isPrivate: true,
    ...ownPage,
  },
} as const satisfies { readonly [Name in RouteName]: PageFacts };

/** Text namespaces of the frame of every page. */
export const FRAME_TEXTS = [
  'common',
  'errors',
  'footer',
  'header',
  'seo',
] as const satisfies readonly TextNamespace[];

/** Text namespaces of the menu on every page of the customer space. */
export const MENU_TEXTS = ['accountMenu'] as const satisfies readonly TextNamespace[];

export const factsOf = (page: RouteName): PageFacts => PAGES[page];

/** The section of the shop that a page belongs to. */
export const areaOf = (page: RouteName | undefined): PageArea =>
  page === undefined ? 'public' : (factsOf(page).area ?? 'public');

/** Whether a page is a list of the customer space. */
export const isListPage = (page: RouteName | undefined): boolean =>
  page !== undefined && factsOf(page).isList === true;

/** Whether search engines must not index a page. */
export const isForEngines = (page: RouteName): boolean =>
  factsOf(page).access === 'public' && factsOf(page).isPrivate !== true;
