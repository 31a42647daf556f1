import type { RouteName, TextNamespace } from '@materia/market-model';

/** What the shell knows about a page. */
export type PageFacts = {
  /** The route module, below libs/features. */
  readonly module: string;
  /** Namespaces of texts that the page shows, beside those of the frame. */
  readonly texts: readonly TextNamespace[];
  /** `customer` pages need a sign-in (RTE-55, RTE-80). */
  readonly access: 'public' | 'customer';
  /** A guest sees the same page as every other guest of the same store, so it may be kept for a minute. */
  readonly sharedByGuests: boolean;
  /** Query parameters that the page reads. Others are dropped from shared pages. */
  readonly query: readonly string[];
};

const CARD = ['price', 'stock', 'delivery', 'line'] as const;

const category = {
  module: 'catalogue/src/category.route.tsx',
  texts: ['listing', ...CARD],
  access: 'public',
  sharedByGuests: true,
  query: ['*'],
} as const satisfies PageFacts;

const customerPage = { access: 'customer', sharedByGuests: false, query: ['*'] } as const;
const ownPage = { access: 'public', sharedByGuests: false, query: ['*'] } as const;

/** The pages of the shop: one row per route name of the market model. */
export const PAGES = {
  home: { module: 'catalogue/src/home.route.tsx', texts: ['home', 'listing', ...CARD], access: 'public', sharedByGuests: true, query: [] },
  category,
  categoryLevel2: category,
  categoryLevel3: category,
  categoryLevel4: category,
  product: { module: 'product/src/product.route.tsx', texts: ['product', 'storeCard', ...CARD], access: 'public', sharedByGuests: true, query: ['*'] },
  search: { module: 'catalogue/src/search.route.tsx', texts: ['search', 'listing', ...CARD], access: 'public', sharedByGuests: true, query: ['*'] },
  stores: { module: 'stores/src/stores.route.tsx', texts: ['stores', 'storeCard'], access: 'public', sharedByGuests: true, query: ['*'] },
  store: { module: 'stores/src/store.route.tsx', texts: ['stores', 'storeCard'], access: 'public', sharedByGuests: true, query: [] },
  cart: { module: 'cart/src/cart.route.tsx', texts: ['cart', 'product', 'storeCard', ...CARD], ...ownPage },
  login: { module: 'account/src/login.route.tsx', texts: ['login'], ...ownPage },
  register: { module: 'account/src/register.route.tsx', texts: ['register'], ...ownPage },
  logout: { module: 'account/src/logout.route.tsx', texts: ['login'], ...ownPage },
  account: { module: 'account/src/account.route.tsx', texts: ['account'], ...customerPage },
  orders: { module: 'orders/src/orders.route.tsx', texts: ['account', 'orders', 'tracking'], ...customerPage },
  orderDetails: { module: 'orders/src/order-details.route.tsx', texts: ['account', 'orders', 'storeCard', 'tracking'], ...customerPage },
  checkoutShippings: { module: 'checkout/src/shippings.route.tsx', texts: ['checkout', 'line', 'price'], ...customerPage },
  checkoutInformations: { module: 'checkout/src/informations.route.tsx', texts: ['checkout', 'line', 'price'], ...customerPage },
  checkoutSummaries: { module: 'checkout/src/summaries.route.tsx', texts: ['checkout', ...CARD], ...customerPage },
  confirmation: { module: 'checkout/src/confirmation.route.tsx', texts: ['checkout', 'line', 'orders'], ...customerPage },
} as const satisfies { readonly [Name in RouteName]: PageFacts };

/** Namespaces that the frame of every page shows. */
export const FRAME_TEXTS = ['common', 'errors', 'footer', 'header', 'seo'] as const satisfies readonly TextNamespace[];
