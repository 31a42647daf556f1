import { describe, expect, it } from 'vitest';
import { marketRoutes, pathTo } from './routes.ts';

const at = <const Path extends string>(canonical: Path) => ({ canonical, aliases: [] }) as const;

/** A market whose URLs are the names of its pages. */
const routes = {
  home: at('/'),
  category: at('/category/:level1'),
  categoryLevel2: at('/categoryLevel2/:level1/:level2'),
  categoryLevel3: at('/categoryLevel3/:level1/:level2/:level3'),
  categoryLevel4: at('/categoryLevel4/:level1/:level2/:level3/:level4'),
  product: at('/product/:urlKey.html'),
  search: at('/search'),
  searchSuggestions: at('/searchSuggestions'),
  placeSuggestions: at('/placeSuggestions'),
  comparator: at('/comparator'),
  stores: at('/stores'),
  store: at('/store/:storeName.html'),
  cart: at('/cart'),
  login: at('/login'),
  register: at('/register'),
  logout: at('/logout'),
  account: at('/account'),
  orders: at('/orders'),
  orderDetails: at('/orderDetails/:orderId'),
  orderCalendar: at('/orderCalendar/:orderId'),
  document: at('/document/:kind/:id'),
  myInformations: at('/myInformations'),
  myData: at('/myData'),
  myDataFile: at('/myDataFile'),
  myDataErased: at('/myDataErased'),
  mySecurity: at('/mySecurity'),
  myPurchases: at('/myPurchases'),
  purchaseDetails: at('/purchaseDetails/:purchaseId'),
  buyAgain: at('/buyAgain/:purchaseId'),
  myInvoices: at('/myInvoices'),
  invoiceTable: at('/invoiceTable'),
  invoiceArchive: at('/invoiceArchive'),
  myAddressBook: at('/myAddressBook'),
  addAddress: at('/addAddress'),
  modifyAddress: at('/modifyAddress/:addressId'),
  loyalty: at('/loyalty'),
  loyaltyRegister: at('/loyaltyRegister'),
  myQuotes: at('/myQuotes'),
  quoteDetails: at('/quoteDetails/:quoteId'),
  myThreads: at('/myThreads/:orderId'),
  myThread: at('/myThread/:threadId'),
  myStore: at('/myStore'),
  receiptPreferences: at('/receiptPreferences'),
  confirmAccount: at('/confirmAccount/:id/:token'),
  confirmEmail: at('/confirmEmail/:token'),
  createPassword: at('/createPassword'),
  precreatedPassword: at('/precreatedPassword'),
  createQuote: at('/createQuote'),
  convertQuote: at('/convertQuote/:quoteId'),
  leaveQuote: at('/leaveQuote'),
  productSku: at('/productSku/:sku'),
  problem: at('/problem'),
  checkoutGuest: at('/checkoutGuest'),
  checkoutDelivery: at('/checkoutDelivery'),
  checkoutRecipient: at('/checkoutRecipient'),
  checkoutReview: at('/checkoutReview'),
  confirmation: at('/confirmation'),
  guestOrder: at('/guestOrder/:link'),
  guestOrderCalendar: at('/guestOrderCalendar/:link'),
  guestDocument: at('/guestDocument/:link'),
  guestConfirmation: at('/guestConfirmation/:link'),
  vendors: at('/vendors'),
  vendor: at('/vendor/:vendorKey'),
  vendorTerms: at('/vendorTerms/:vendorKey'),
  company: at('/company'),
  companyOrders: at('/companyOrders'),
  companyOrder: at('/companyOrder/:orderId'),
  companyDocuments: at('/companyDocuments'),
  companyDocumentTable: at('/companyDocumentTable'),
  companyDocumentArchive: at('/companyDocumentArchive'),
  approvals: at('/approvals'),
  approval: at('/approval/:approvalId'),
  companyInvitation: at('/companyInvitation/:token'),
  brands: at('/brands'),
  brand: at('/brand/:brandKey'),
  brandCategory: at('/brandCategory/:brandKey/:categoryKey'),
  sitemap: at('/sitemap/:sitemapId'),
  reportIllicitContent: at('/reportIllicitContent'),
  newsletter: at('/newsletter'),
  newsletterConfirmation: at('/newsletterConfirmation/:token'),
  newsletterStop: at('/newsletterStop/:token'),
  restockNotice: at('/restockNotice/:sku'),
  restockNoticeConfirmation: at('/restockNoticeConfirmation/:token'),
  restockNoticeStop: at('/restockNoticeStop/:token'),
  checkoutPayment: at('/checkoutPayment/:attempt'),
  place: at('/place'),
  quickOrder: at('/quickOrder'),
  planner: at('/planner'),
  myLists: at('/myLists'),
  myList: at('/myList/:listId'),
  storeChange: at('/storeChange'),
  cookieSettings: at('/cookieSettings'),
  contentPage: at('/contentPage/:pageName'),
  cmsPage: at('/cmsPage/:pageName'),
  cmsPageBare: at('/cmsPageBare/:pageName'),
  faq: at('/faq'),
  services: at('/services'),
  terms: at('/terms'),
  privacy: at('/privacy'),
  legalNotice: at('/legalNotice'),
  pickupConditions: at('/pickupConditions'),
  withdrawalForm: at('/withdrawalForm'),
  accessibility: at('/accessibility'),
  blog: at('/blog'),
  blogPost: at('/blogPost/:postName'),
  reviews: at('/reviews/:skuProduct'),
};

describe('route patterns of a market', () => {
  const to = pathTo(marketRoutes(routes));

  it.each([
    ['home', to('home'), '/'],
    [
      'product',
      to('product', { urlKey: 'cement-portlandzki-25kg1234' }),
      '/product/cement-portlandzki-25kg1234.html',
    ],
    ['store', to('store', { storeName: 'poznan-franowo' }), '/store/poznan-franowo.html'],
    [
      'categoryLevel2',
      to('categoryLevel2', { level1: 'budowa', level2: 'cement' }),
      '/categoryLevel2/budowa/cement',
    ],
  ])('builds the URL of %s from its name', (_, built, expected) => expect(built).toBe(expected));

  it('percent-encodes parameters, so that a value never adds a path segment', () => {
    expect(to('orderDetails', { orderId: '../../x y' })).toBe('/orderDetails/..%2F..%2Fx%20y');
  });

  it('a pattern or a link that lacks a parameter does not compile', () => {
    // @ts-expect-error the product route needs urlKey
    marketRoutes({ ...routes, product: { canonical: '/:wrong.html', aliases: [] } });
    // @ts-expect-error an alias must have the same parameters
    marketRoutes({ ...routes, store: { canonical: '/a/:storeName.html', aliases: ['/a/:other'] } });
    // @ts-expect-error the link lacks urlKey
    to('product');
    // @ts-expect-error no such route
    expect(() => to('nowhere')).toThrow('canonical');
  });
});
