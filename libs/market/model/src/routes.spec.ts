import { describe, expect, it } from 'vitest';
import { marketRoutes, pathTo } from './routes.ts';

const routes = {
  home: { canonical: '/', aliases: [] },
  category: { canonical: '/:level1/', aliases: [] },
  categoryLevel2: { canonical: '/:level1/:level2/', aliases: [] },
  categoryLevel3: { canonical: '/:level1/:level2/:level3/', aliases: [] },
  categoryLevel4: { canonical: '/:level1/:level2/:level3/:level4/', aliases: [] },
  product: { canonical: '/:urlKey.html', aliases: [] },
  search: { canonical: '/szukaj', aliases: [] },
  comparator: { canonical: '/catalog/product_compare/index/', aliases: [] },
  stores: { canonical: '/nasze-sklepy.html', aliases: [] },
  store: { canonical: '/nasze-sklepy/:storeName.html', aliases: ['/nasze-sklepy/:storeName'] },
  cart: { canonical: '/checkout/cart', aliases: ['/cart'] },
  login: { canonical: '/customer/account/login.html', aliases: [] },
  register: { canonical: '/customer/account/create.html', aliases: [] },
  logout: { canonical: '/customer/account/logout', aliases: [] },
  account: { canonical: '/customer/account', aliases: [] },
  orders: { canonical: '/customer/orders/', aliases: [] },
  orderDetails: { canonical: '/customer/orders/details/:orderId', aliases: [] },
  myInformations: { canonical: '/customer/account/edit/', aliases: [] },
  myPurchases: { canonical: '/customer/purchases/', aliases: [] },
  purchaseDetails: { canonical: '/customer/purchases/details/:purchaseId', aliases: [] },
  myInvoices: { canonical: '/customer/invoices/', aliases: [] },
  myAddressBook: { canonical: '/customer/address/', aliases: [] },
  addAddress: { canonical: '/customer/address/new/', aliases: [] },
  modifyAddress: { canonical: '/customer/address/edit/id/:addressId/', aliases: [] },
  loyalty: { canonical: '/customer/promotion/', aliases: [] },
  loyaltyRegister: { canonical: '/customer/promotion/register', aliases: [] },
  myQuotes: { canonical: '/customer/quotes/', aliases: [] },
  quoteDetails: { canonical: '/customer/quotes/details/:quoteId', aliases: [] },
  myThreads: { canonical: '/customer/threads/:orderId', aliases: [] },
  myThread: { canonical: '/customer/thread/:threadId', aliases: [] },
  myStore: { canonical: '/customer/store/', aliases: [] },
  receiptPreferences: { canonical: '/bez-papieru.html', aliases: [] },
  confirmAccount: { canonical: '/customer/account/confirm/id/:id/key/:token', aliases: [] },
  createPassword: { canonical: '/customer/account/createPassword', aliases: [] },
  precreatedPassword: { canonical: '/setPasswordFromPrecreated', aliases: [] },
  createQuote: { canonical: '/checkout/create-quote', aliases: ['/create-quote/'] },
  productSku: { canonical: '/productSku/:sku', aliases: [] },
  problem: { canonical: '/blad.html', aliases: [] },
  checkoutShippings: { canonical: '/checkout/shippings', aliases: [] },
  checkoutInformations: { canonical: '/checkout/informations', aliases: [] },
  checkoutSummaries: { canonical: '/checkout/summaries', aliases: [] },
  confirmation: { canonical: '/checkout/confirmation', aliases: [] },
  vendors: { canonical: '/sellers.html', aliases: [] },
  vendor: { canonical: '/sellers/:vendorKey', aliases: [] },
  vendorTerms: { canonical: '/terms/:vendorKey', aliases: [] },
  brands: { canonical: '/brands/', aliases: [] },
  brand: { canonical: '/brands/:brandKey/', aliases: [] },
  brandCategory: { canonical: '/brands/:brandKey/:categoryKey/', aliases: [] },
  sitemap: { canonical: '/:sitemapId/sitemap.html', aliases: [] },
  reportIllicitContent: { canonical: '/report.html', aliases: [] },
  newsletter: { canonical: '/newsletter.html', aliases: [] },
  newsletterConfirmation: { canonical: '/newsletter/confirm/:token', aliases: [] },
  newsletterStop: { canonical: '/newsletter/stop/:token', aliases: [] },
  quickOrder: { canonical: '/checkout/szybkie-zamowienie', aliases: [] },
  storeChange: { canonical: '/checkout/zmiana-sklepu', aliases: [] },
  cookieSettings: { canonical: '/ustawienia-cookie.html', aliases: [] },
  contentPage: { canonical: '/:pageName.html', aliases: [] },
  cmsPage: { canonical: '/page/:pageName.html', aliases: [] },
  cmsPageBare: { canonical: '/page/no-layout/:pageName', aliases: [] },
  faq: { canonical: '/FAQ.html', aliases: [] },
  services: { canonical: '/services.html', aliases: [] },
  terms: { canonical: '/regulamin.html', aliases: [] },
  privacy: { canonical: '/polityka-prywatnosci.html', aliases: [] },
  legalNotice: { canonical: '/informacje-prawne.html', aliases: [] },
  pickupConditions: { canonical: '/warunki-odbioru.html', aliases: [] },
  blog: { canonical: '/blog.html', aliases: [] },
  blogPost: { canonical: '/blog/:postName.html', aliases: [] },
  reviews: { canonical: '/reviews/:skuProduct', aliases: [] },
} as const;

describe('route patterns of a market', () => {
  const to = pathTo(marketRoutes(routes));

  it.each([
    ['home', to('home'), '/'],
    ['product', to('product', { urlKey: 'cement-portlandzki-25kg1234' }), '/cement-portlandzki-25kg1234.html'],
    ['store', to('store', { storeName: 'poznan-franowo' }), '/nasze-sklepy/poznan-franowo.html'],
    ['categoryLevel2', to('categoryLevel2', { level1: 'budowa', level2: 'cement' }), '/budowa/cement/'],
  ])('builds the address of %s from its name', (_, built, expected) => expect(built).toBe(expected));

  it('percent-encodes what it is given, so a value never adds a path segment', () => {
    expect(to('orderDetails', { orderId: '../../x y' })).toBe('/customer/orders/details/..%2F..%2Fx%20y');
  });

  it('does not compile when a pattern or a link lacks a parameter', () => {
    // @ts-expect-error the product route needs urlKey
    marketRoutes({ ...routes, product: { canonical: '/:wrong.html', aliases: [] } });
    // @ts-expect-error an alias must carry the same parameters
    marketRoutes({ ...routes, store: { canonical: '/a/:storeName.html', aliases: ['/a/:other'] } });
    // @ts-expect-error the link lacks urlKey
    to('product');
    // @ts-expect-error no such route
    expect(() => to('nowhere')).toThrow('canonical');
  });
});
