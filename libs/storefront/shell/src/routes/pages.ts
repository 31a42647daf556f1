import type { CheckoutMeta } from '@materia/domain-checkout';
import { isOpenToGuests, type Permission } from '@materia/domain-customer';
import type { FlagKey } from '@materia/domain-feature-flags';
import type { PageArea } from '@materia/domain-navigation';
import type { RouteName, TextNamespace } from '@materia/market-model';

/** The shell's settings for a page. */
export type PageFacts = {
  /** The route module, as a path within libs/features. */
  readonly module: string;
  /** Text namespaces that the page shows, in addition to those of the frame. */
  readonly texts: readonly TextNamespace[];
  /** What the page lets shoppers do. Guests who may not do it are asked to sign in. */
  readonly permission: Permission;
  /** With this flag the page needs this permission instead, which guests have. */
  readonly openedBy?: { readonly flag: FlagKey; readonly permission: Permission };
  /** All guests of a store see the same page, so it may be cached for a minute. */
  readonly sharedByGuests: boolean;
  /** Query parameters that the page reads. Others are dropped from shared pages. */
  readonly query: readonly string[];
  /** A list in pages; `page` in the query is the number of one. */
  readonly isPaged?: boolean;
  /** The section of the shop; public by default. Pages of the customer space show its menu. */
  readonly area?: PageArea;
  /** Not for search engines, although the page is public. Customers' pages never are. */
  readonly isPrivate?: boolean;
  /** The step of the purchase that the page reports. */
  readonly step?: CheckoutMeta;
  /** A list of the customer space, with a link back to its home. */
  readonly isList?: boolean;
  /** Without this flag the page is not found. */
  readonly flag?: FlagKey;
  /** Shown without the shop's frame: inside the app, or as a part of other pages. */
  readonly isBare?: boolean;
};

const OFFER = ['price', 'stock', 'delivery', 'energy', 'line'] as const;
const CARD = [...OFFER, 'rating'] as const;
const ORDER = [
  'account',
  'checkout',
  'invoice',
  'orderDelivery',
  'orders',
  'payment',
  'paymentMethod',
  'purchase',
  'purchases',
  'storeCard',
  'tracking',
  'withdrawal',
] as const;

/** The same for every guest of a store. */
const sharedPage = { permission: 'browse', sharedByGuests: true } as const;

const category = {
  module: 'catalogue/src/category.route.tsx',
  texts: ['comparator', 'listing', ...CARD],
  ...sharedPage,
  query: ['*'],
  isPaged: true,
} as const satisfies PageFacts;

/** An editorial page. */
const content = {
  module: 'content/src/content-page.route.tsx',
  texts: ['content'],
  ...sharedPage,
  query: [],
} as const satisfies PageFacts;

const customerPage = { permission: 'account', sharedByGuests: false, query: ['*'] } as const;
/** A page of the checkout: for customers, and for guests where they may order. */
const checkoutPage = {
  ...customerPage,
  permission: 'checkout',
  openedBy: { flag: 'CHECKOUT_GUEST_ALLOWED', permission: 'guest-checkout' },
} as const;
/** A page of the customer space. */
const spacePage = { ...customerPage, area: 'customer' } as const;
/** A page of the customer space that is not built yet. */
const comingPage = {
  module: 'account/src/coming/coming.route.tsx',
  texts: ['accountMenu', 'coming'],
  ...spacePage,
} as const satisfies PageFacts;
/** The form of an address, new or changed. */
const addressPage = {
  module: 'account/src/addresses/address.route.tsx',
  texts: ['addresses', 'checkout', 'register', 'registerMore'],
  ...spacePage,
  permission: 'addresses',
} as const satisfies PageFacts;
/** A page of its visitor, which search engines do not see. */
const ownPage = {
  permission: 'browse',
  sharedByGuests: false,
  query: ['*'],
  isPrivate: true,
} as const;

/** What scripts take out and show in other pages. */
const part = {
  ...sharedPage,
  isPrivate: true,
  isBare: true,
} as const;

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
    texts: ['comparator', 'home', 'listing', ...CARD],
    ...sharedPage,
    query: [],
  },
  category,
  categoryLevel2: category,
  categoryLevel3: category,
  categoryLevel4: category,
  product: {
    module: 'product/src/product.route.tsx',
    texts: ['comparator', 'product', 'productMore', 'safety', 'storeCard', 'substitutes', ...CARD],
    ...sharedPage,
    query: ['*'],
  },
  search: {
    module: 'catalogue/src/search.route.tsx',
    texts: ['comparator', 'search', 'listing', ...CARD],
    ...sharedPage,
    query: ['*'],
    isPaged: true,
    isPrivate: true,
  },
  searchSuggestions: {
    module: 'catalogue/src/search-box/search-suggestions.route.tsx',
    texts: [],
    ...part,
    query: ['q', 'recent'],
  },
  comparator: {
    module: 'catalogue/src/comparator/comparator.route.tsx',
    texts: ['comparator', 'delivery', 'listing', 'price', 'stock'],
    ...ownPage,
  },
  stores: {
    module: 'stores/src/stores.route.tsx',
    texts: ['locator', 'stores', 'storeCard', 'streetMap'],
    ...sharedPage,
    query: ['*'],
  },
  placeSuggestions: {
    module: 'stores/src/place-suggestions.route.tsx',
    texts: ['locator', 'stores'],
    ...part,
    query: ['q'],
  },
  store: {
    module: 'stores/src/store.route.tsx',
    texts: ['locator', 'stores', 'storeCard'],
    ...sharedPage,
    query: [],
  },
  cart: {
    module: 'cart/src/cart.route.tsx',
    texts: [
      'cart',
      'cartLine',
      'coupon',
      'estimate',
      'lists',
      'paymentMethod',
      'product',
      'quickOrder',
      'storeCard',
      ...OFFER,
    ],
    step: 'cart',
    ...ownPage,
    permission: 'use-cart',
  },
  quickOrder: {
    module: 'cart/src/quick-order/quick-order.route.tsx',
    texts: ['cart', 'quickOrder'],
    ...ownPage,
    permission: 'use-cart',
  },
  myLists: { module: 'cart/src/lists/lists.route.tsx', texts: ['lists'], ...spacePage },
  myList: { module: 'cart/src/lists/list.route.tsx', texts: ['lists'], ...spacePage },
  storeChange: {
    module: 'cart/src/store-change/store-change.route.tsx',
    texts: ['delivery', 'line', 'price', 'stock', 'storeChange'],
    ...ownPage,
  },
  cookieSettings: {
    module: '../storefront/shell/src/consent/cookie-settings.route.tsx',
    texts: ['consent'],
    ...ownPage,
  },
  login: {
    module: 'account/src/login.route.tsx',
    texts: ['login'],
    ...ownPage,
    permission: 'log-in',
  },
  register: {
    module: 'account/src/register.route.tsx',
    texts: ['register', 'registerMore'],
    ...ownPage,
    permission: 'register',
  },
  logout: { module: 'account/src/logout.route.tsx', texts: ['login'], ...ownPage },
  account: {
    module: 'account/src/account.route.tsx',
    texts: ['account', 'billingAddress', 'register', 'registerMore'],
    ...spacePage,
  },
  orders: {
    module: 'orders/src/orders.route.tsx',
    texts: ['account', 'orders', 'tracking'],
    ...spacePage,
    permission: 'orders',
    isList: true,
  },
  orderDetails: {
    module: 'orders/src/order-details.route.tsx',
    texts: ORDER,
    ...spacePage,
    permission: 'orders',
  },
  myInformations: comingPage,
  myPurchases: {
    module: 'orders/src/purchases.route.tsx',
    texts: ['account', 'orders', 'purchases', 'tracking'],
    ...spacePage,
    permission: 'purchases',
    isList: true,
  },
  purchaseDetails: {
    module: 'orders/src/purchase-details.route.tsx',
    texts: ['account', 'invoice', 'orders', 'paymentMethod', 'purchase', 'purchases', 'storeCard'],
    ...spacePage,
    permission: 'purchases',
  },
  myInvoices: { ...comingPage, isList: true, flag: 'INVOICES_PAGE', permission: 'invoices' },
  myAddressBook: {
    module: 'account/src/addresses/addresses.route.tsx',
    texts: ['accountMenu', 'addresses'],
    ...spacePage,
    permission: 'addresses',
  },
  addAddress: addressPage,
  modifyAddress: addressPage,
  loyalty: { ...comingPage, flag: 'LOYALTY_CLUB', permission: 'loyalty' },
  loyaltyRegister: { ...comingPage, flag: 'LOYALTY_CLUB', permission: 'loyalty' },
  myQuotes: { ...comingPage, isList: true, permission: 'quotes' },
  quoteDetails: { ...comingPage, permission: 'quotes' },
  myThreads: { ...comingPage, permission: 'threads' },
  myThread: { ...comingPage, permission: 'threads' },
  myStore: {
    module: 'stores/src/my-store.route.tsx',
    texts: ['myStore', 'stores', 'storeCard'],
    ...spacePage,
  },
  receiptPreferences: { ...comingPage, permission: 'receipt-preferences' },
  confirmAccount: {
    ...comingPage,
    ...ownPage,
    area: 'public',
    permission: 'confirm-account',
  },
  createPassword: {
    ...comingPage,
    ...ownPage,
    area: 'public',
    permission: 'reset-password',
  },
  precreatedPassword: {
    ...comingPage,
    ...ownPage,
    area: 'public',
    permission: 'reset-password',
  },
  createQuote: { ...comingPage, permission: 'quotes', area: 'checkout' },
  productSku: {
    module: 'product/src/product-sku.route.ts',
    texts: [],
    ...sharedPage,
    query: [],
  },
  problem: {
    module: '../storefront/shell/src/frame/problem.route.tsx',
    texts: [],
    ...ownPage,
  },
  checkoutGuest: {
    module: 'checkout/src/guest/guest.route.tsx',
    texts: ['guest'],
    ...checkoutPage,
    flag: 'CHECKOUT_GUEST_ALLOWED',
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
      ...OFFER,
    ],
    step: 'summaries',
    ...checkoutPage,
  },
  checkoutPayment: {
    module: 'checkout/src/payment/payment.route.tsx',
    texts: ['checkout', 'guest', 'payment', 'paymentMethod', 'transport'],
    step: 'payment',
    ...ownPage,
  },
  contentPage: content,
  cmsPage: content,
  cmsPageBare: { ...content, module: 'content/src/bare-page.route.tsx', isBare: true },
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
    ...sharedPage,
    query: ['*'],
    isPaged: true,
  },
  confirmation: {
    module: 'checkout/src/confirmation/confirmation.route.tsx',
    texts: ['checkout', 'guest', 'line', 'orders', 'payment', 'paymentMethod', 'points'],
    step: 'confirmation',
    ...checkoutPage,
  },
  guestOrder: {
    module: 'orders/src/guest-order.route.tsx',
    texts: ['guest', ...ORDER],
    ...ownPage,
  },
  guestConfirmation: {
    module: 'orders/src/guest-confirmation.route.tsx',
    texts: ['guest'],
    ...ownPage,
  },
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
    texts: ['vendors', ...CARD],
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
  brands: {
    module: 'catalogue/src/brands.route.tsx',
    texts: ['brands'],
    ...sharedPage,
    query: [],
  },
  brand: brandPage('brand'),
  brandCategory: brandPage('brand-category'),
  sitemap: {
    module: 'sitemaps/src/sitemap.route.tsx',
    texts: ['sitemap'],
    ...sharedPage,
    query: ['page'],
    isPaged: true,
  },
  reportIllicitContent: {
    module: 'submissions/src/report-illicit-content.route.tsx',
    texts: ['report'],
    ...sharedPage,
    query: ['address'],
  },
  newsletter: {
    module: 'submissions/src/newsletter.route.tsx',
    texts: ['newsletter'],
    ...sharedPage,
    query: [],
  },
  newsletterConfirmation: {
    module: 'submissions/src/newsletter-confirmation.route.tsx',
    texts: ['newsletter'],
    ...ownPage,
  },
  newsletterStop: {
    module: 'submissions/src/newsletter-stop.route.tsx',
    texts: ['newsletter'],
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

/** Whether a page is shown without the shop's frame. */
export const isBarePage = (page: RouteName | undefined): boolean =>
  page !== undefined && factsOf(page).isBare === true;

/** Whether a page is a list of the customer space. */
export const isListPage = (page: RouteName | undefined): boolean =>
  page !== undefined && factsOf(page).isList === true;

/** Whether search engines must not index a page. */
export const isForEngines = (page: RouteName): boolean =>
  isOpenToGuests(factsOf(page).permission) && factsOf(page).isPrivate !== true;
