/**
 * Every page of the shop by name, with the parameters of its path. Route names are the same in all
 * markets; the path words are the market's. Names follow the specification.
 */
export const ROUTE_PARAMS = {
  home: [],
  category: ['level1'],
  categoryLevel2: ['level1', 'level2'],
  categoryLevel3: ['level1', 'level2', 'level3'],
  categoryLevel4: ['level1', 'level2', 'level3', 'level4'],
  product: ['urlKey'],
  search: [],
  searchSuggestions: [],
  comparator: [],
  stores: [],
  place: [],
  placeSuggestions: [],
  store: ['storeName'],
  cart: [],
  login: [],
  register: [],
  logout: [],
  account: [],
  orders: [],
  orderDetails: ['orderId'],
  orderCalendar: ['orderId'],
  document: ['kind', 'id'],
  myInformations: [],
  myData: [],
  myDataFile: [],
  myDataErased: [],
  mySecurity: [],
  myPurchases: [],
  purchaseDetails: ['purchaseId'],
  buyAgain: ['purchaseId'],
  myInvoices: [],
  invoiceTable: [],
  invoiceArchive: [],
  company: [],
  companyOrders: [],
  companyOrder: ['orderId'],
  companyDocuments: [],
  companyDocumentTable: [],
  companyDocumentArchive: [],
  approvals: [],
  approval: ['approvalId'],
  companyInvitation: ['token'],
  myAddressBook: [],
  addAddress: [],
  modifyAddress: ['addressId'],
  loyalty: [],
  loyaltyRegister: [],
  myQuotes: [],
  quoteDetails: ['quoteId'],
  myThreads: ['orderId'],
  myThread: ['threadId'],
  myStore: [],
  receiptPreferences: [],
  confirmAccount: ['id', 'token'],
  confirmEmail: ['token'],
  createPassword: [],
  precreatedPassword: [],
  createQuote: [],
  convertQuote: ['quoteId'],
  leaveQuote: [],
  productSku: ['sku'],
  problem: [],
  checkoutGuest: [],
  checkoutDelivery: [],
  checkoutRecipient: [],
  checkoutReview: [],
  checkoutPayment: ['attempt'],
  confirmation: [],
  guestOrder: ['link'],
  guestOrderCalendar: ['link'],
  guestDocument: ['link'],
  guestConfirmation: ['link'],
  vendors: [],
  vendor: ['vendorKey'],
  vendorTerms: ['vendorKey'],
  brands: [],
  brand: ['brandKey'],
  brandCategory: ['brandKey', 'categoryKey'],
  sitemap: ['sitemapId'],
  reportIllicitContent: [],
  newsletter: [],
  newsletterConfirmation: ['token'],
  newsletterStop: ['token'],
  restockNotice: ['sku'],
  restockNoticeConfirmation: ['token'],
  restockNoticeStop: ['token'],
  quickOrder: [],
  planner: [],
  myLists: [],
  myList: ['listId'],
  storeChange: [],
  cookieSettings: [],
  contentPage: ['pageName'],
  cmsPage: ['pageName'],
  cmsPageBare: ['pageName'],
  faq: [],
  services: [],
  terms: [],
  privacy: [],
  legalNotice: [],
  pickupConditions: [],
  withdrawalForm: [],
  accessibility: [],
  blog: [],
  blogPost: ['postName'],
  reviews: ['skuProduct'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type RouteName = keyof typeof ROUTE_PARAMS;
export type RouteParam<Name extends RouteName> = (typeof ROUTE_PARAMS)[Name][number];
export type RouteParams<Name extends RouteName> = { readonly [Param in RouteParam<Name>]: string };

/** One canonical pattern and further patterns that redirect to it permanently (301). */
export type RoutePattern = { readonly canonical: string; readonly aliases: readonly string[] };
export type MarketRoutes = { readonly [Name in RouteName]: RoutePattern };

type ParamsIn<Pattern extends string> = Pattern extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? NameOf<Name> | ParamsIn<`/${Tail}`>
    : NameOf<Rest>
  : never;
type NameOf<Segment extends string> = Segment extends `${infer Name}.html` ? Name : Segment;

type Misfit<Pattern extends string, Name extends RouteName> = Pattern extends Pattern
  ? [ParamsIn<Pattern>, RouteParam<Name>] extends [RouteParam<Name>, ParamsIn<Pattern>]
    ? never
    : Pattern
  : never;

type Checked<Routes extends MarketRoutes> = {
  readonly [Name in RouteName]: [
    Misfit<Routes[Name]['canonical'] | Routes[Name]['aliases'][number], Name>,
  ] extends [never]
    ? unknown
    : {
        readonly patternWithOtherParameters: Misfit<
          Routes[Name]['canonical'] | Routes[Name]['aliases'][number],
          Name
        >;
      };
};

/** Accepts a market's patterns; a pattern with a missing or extra parameter does not compile. */
export const marketRoutes = <const Routes extends MarketRoutes>(
  routes: Routes & Checked<Routes>,
): MarketRoutes => routes;

export type PathTo = <Name extends RouteName>(
  name: Name,
  ...params: RouteParam<Name> extends never ? [] : [params: RouteParams<Name>]
) => string;

/**
 * Builds the URL of a page by its name: `to('product', { urlKey })`. Parameters are
 * percent-encoded.
 */
export const pathTo =
  (routes: MarketRoutes): PathTo =>
  (name, ...params) => {
    const { canonical } = routes[name];
    const [values] = params;
    if (values === undefined) return canonical;
    const texts: Readonly<Record<string, string>> = values;
    return canonical.replace(/:(\w+)/g, (_, param: string) =>
      encodeURIComponent(texts[param] ?? ''),
    );
  };
