import { aCart, aCartReply } from './builders/cart.ts';
import { aCategory, aProduct, aProductCard } from './builders/catalogue.ts';
import { aCheckout, anEstimate } from './builders/checkout.ts';
import { aCmsBlock, aCmsPage, aCmsSlide, someReviews } from './builders/content.ts';
import { aCustomer, anAddress, anOrder } from './builders/customer.ts';
import { anInvoice, aPurchase, aQuote, aReceipt } from './builders/documents.ts';
import { anOffer, aVendorOffer } from './builders/offer.ts';
import { aPickupPoint, aPlace, aRetailer, aStore } from './builders/store.ts';
import { aVendor } from './builders/vendor.ts';
import { staffResponses } from './staff-responses.ts';
import type { Reply } from '@materia/api-contract';
import { type MockResponses, withTwins, type WrittenResponses } from './handlers.ts';

/** A placed order on the wire. */
const A_PLACED_ORDER = {
  order_id: 'o-1',
  order_number: 'PL-2603-000017',
  status: 'WAITING_FOR_DEPOSIT_PAYMENT',
  amount: 24,
  currency: 'PLN',
} as const satisfies Reply<'orderAndPay'>['orders'][number];

/** A card payment that waits for its shopper. */
const A_PAYMENT: Reply<'orderAndPay'>['payment'] = {
  attempt_id: 'p-1',
  order_number: 'PL-2603-000017',
  state: 'created',
  method: 'card',
  amount: 24,
  currency: 'PLN',
  token: 'return-token',
  redirect_url: 'https://pay.example/s/p-1',
  expires_at: '2026-03-10T10:40:00.000Z',
  may_retry: true,
  closed: false,
  order_ids: ['o-1'],
};

const PAYMENT_OFFERS: Reply<'listPaymentMethods'> = [
  { code: 'card', available: true, selected: false },
  { code: 'pay_in_store', available: true, selected: false },
];

/** An address of a cart. */
const A_CART_ADDRESS = {
  address: {
    firstname: 'Anna',
    lastname: 'Nowak',
    telephone: '+48601020304',
    country_id: 'PL',
    street: ['Długa 12/5'],
    postcode: '61-001',
    city: 'Poznań',
  },
};

const ANOTHER_HOUR: Reply<'changePickupHour'> = {
  carrier_code: 'drive',
  method_code: 'scheduled',
  custom_data: {
    no_date: false,
    retailer_id: '12',
    delivery_date: '2026-03-11',
    slot: { date: '2026-03-11', start_hour: 11 },
  },
};

const TOKENS = { jwtToken: 'token', refreshToken: 'refresh', expiresIn: 600, customerId: 'c-1' };

const WRITTEN: WrittenResponses = {
  ...staffResponses,
  readCategory: () => ({ reply: { data: [aCategory()] } }),
  readCategoryOfStore: () => ({ reply: { data: [aCategory()] } }),
  readCategoryByPath: () => ({ reply: { data: [{ category: aCategory(), breadcrumbs: [] }] } }),
  readCategoryTree: () => ({
    reply: {
      data: [aCategory({ level: 1, url_path: 'budowa', name: 'Budowa', children: [aCategory()] })],
    },
  }),
  listProducts: () => ({
    reply: {
      data: [
        {
          retailer: aRetailer(),
          products: [aProductCard()],
          total: 1,
          page_id: 1,
          page_size: 24,
          page_count: 1,
          filters: [],
        },
      ],
    },
  }),
  suggest: () => ({
    reply: {
      data: [
        {
          products: [aProductCard()],
          categories: [aCategory()],
          brands: [{ id: '1', name: 'Murex', product_count: 1 }],
        },
      ],
    },
  }),
  countSearchClick: () => ({ reply: {} }),
  readProduct: () => ({ reply: { data: [aProduct()] } }),
  compareProducts: () => ({
    reply: {
      data: [
        {
          category: { id: '10', name: 'Cement', url_path: 'budowa/cement' },
          products: [{ product: aProduct(), best_offer: anOffer() }],
        },
      ],
    },
  }),
  readOffers: () => ({ reply: { data: [anOffer(), aVendorOffer()] } }),
  readOfferOfStore: () => ({ reply: { data: [anOffer()] } }),
  listSubstitutes: () => ({ reply: { data: [] } }),
  viewProduct: () => ({
    reply: { data: [{ product: aProduct(), offers: [anOffer(), aVendorOffer()] }] },
  }),
  readProductBySku: () => ({ reply: { data: [aProduct()] } }),
  readOffersBySku: () => ({ reply: { data: [anOffer(), aVendorOffer()] } }),
  readProductOffers: () => ({ reply: { data: [anOffer(), aVendorOffer()] } }),
  listFilters: () => ({ reply: { data: [] } }),
  readBreadcrumbs: () => ({
    reply: { data: [{ id: '10', name: 'Cement', url_path: 'budowa/cement' }] },
  }),
  listCatalogue: () => ({
    reply: {
      data: [
        {
          retailer: aRetailer(),
          products: [aProductCard()],
          total: 1,
          page_id: 1,
          page_size: 24,
          page_count: 1,
          filters: [],
        },
      ],
    },
  }),
  findRedirection: () => ({ refusal: 'not-found' }),
  listStores: () => ({ reply: { data: [aStore()] } }),
  readStoreByUrlKey: () => ({ reply: { data: [aStore()] } }),
  readStore: () => ({ reply: { data: [aStore()] } }),
  readStoreByCode: () => ({ reply: { data: [aStore()] } }),
  listStoresNear: () => ({ reply: { data: [aStore()] } }),
  findNearestStores: () => ({ reply: { data: [aStore()] } }),
  measureDistance: () => ({ reply: { distance: 4.2, is_within_radius: true } }),
  listPickupPoints: ({ query }) => ({
    reply: {
      place: { latitude: 52.41, longitude: 16.93 },
      data: [aPickupPoint(query.get('kind') === 'locker' ? 'locker' : 'relay')],
    },
  }),
  listDeliverySlots: () => ({
    reply: { data: [{ date: '2026-03-13', start_hour: 8, end_hour: 11, available: true }] },
  }),
  readDeliverySlotsActive: () => ({ reply: { active: false } }),
  readDriveDeliveryDate: () => ({
    reply: {
      data: [
        {
          retailer: aStore(),
          ready: { date: '2026-03-10', minute: 720 },
          two_hours: true,
          first_slot: { date: '2026-03-10', start_hour: 12 },
        },
      ],
    },
  }),
  listStockOfStores: () => ({
    reply: {
      data: [{ store: aStore(), availability: { stockStatus: 'ONSITE', availableStock: 40 } }],
    },
  }),
  readCustomerContext: () => ({
    reply: {
      storeId: '12',
      mainStore: '012',
      postcode: '61-285',
      latitude: 52.389,
      longitude: 17.009,
    },
  }),
  autocompletePlaces: () => ({
    reply: {
      predictions: [{ place_id: '61-285~poznan', description: 'Poznań', postal_code: '61-285' }],
    },
  }),
  readPlace: () => ({ reply: { result: aPlace() } }),
  geocodeAddress: () => ({ reply: { results: [aPlace()] } }),
  readCmsPage: () => ({ reply: { data: [aCmsPage()] } }),
  listCmsPages: () => ({ reply: { data: [aCmsPage()] } }),
  readCmsBlock: () => ({ reply: { data: [aCmsBlock()] } }),
  listCmsBlocks: () => ({ reply: { data: [aCmsBlock()] } }),
  readCmsSlider: () => ({ reply: { data: [aCmsSlide()] } }),
  listReviews: () => ({ reply: { data: [someReviews()] } }),
  writeReview: () => ({ reply: { id: 'r-3', state: 'pending', is_verified: true } }),
  readMyReview: () => ({ reply: { has_bought: true, state: null } }),
  createGuestCart: () => ({ reply: 'cart-1' }),
  readMyCartId: () => ({ reply: 'cart-1' }),
  readMyCart: () => ({ reply: aCartReply() }),
  readUpgradedMyCart: () => ({ reply: aCartReply({ is_upgraded: true }) }),
  addToMyCart: () => ({ reply: true }),
  addProductsToMyCart: () => ({ reply: true }),
  compareMyCart: () => ({ reply: aCartReply() }),
  updateMyCart: () => ({ reply: true }),
  deleteFromMyCart: () => ({ reply: true }),
  readMyLists: () => ({
    reply: [{ id: 'list-1', name: 'Dom', count: 1, updated_at: '2026-03-10T08:00:00Z' }],
  }),
  readMyList: () => ({
    reply: {
      id: 'list-1',
      name: 'Dom',
      count: 1,
      updated_at: '2026-03-10T08:00:00Z',
      lines: [
        {
          sku: '100234',
          qty: 4,
          name: 'Cement 25 kg',
          brand: 'Murex',
          url_key: 'cement-25-kg-ref100234',
          image: 'cement',
        },
      ],
    },
  }),
  createMyList: () => ({ reply: { id: 'list-2' } }),
  renameMyList: () => ({ reply: true }),
  deleteMyList: () => ({ reply: true }),
  addToMyList: () => ({ reply: true }),
  updateMyList: () => ({ reply: true }),
  addCoupon: () => ({ reply: true }),
  removeCoupon: () => ({ reply: true }),
  upgradeGuestCart: () => ({ reply: { cart_id: aCart().id, merged: true } }),
  readCheckout: () => ({ reply: aCheckout() }),
  listShippingMethods: () => ({
    reply: [
      {
        carrier_code: 'drive',
        method_code: 'two_hours',
        amount: 0,
        available: true,
        promise: { unit: 'HOUR', delay: 2 },
        earliest: { date: '2026-03-10', minute: 11 * 60 },
        slots: [],
      },
    ],
  }),
  selectShippingMethod: () => ({
    reply: {
      carrier_code: 'drive',
      method_code: 'two_hours',
      custom_data: { no_date: true, retailer_id: '12' },
    },
  }),
  readSelectedShipping: () => ({ reply: null }),
  changePickupHour: () => ({ reply: ANOTHER_HOUR }),
  selectThirdPartyShipping: () => ({ reply: { service_level: 'home', item_ids: ['2'] } }),
  saveShippingAddress: () => ({ reply: A_CART_ADDRESS }),
  readShippingAddress: () => ({ reply: null }),
  saveThirdPartyShippingAddress: () => ({ reply: A_CART_ADDRESS }),
  saveBillingAddress: () => ({ reply: A_CART_ADDRESS }),
  readBillingAddress: () => ({ reply: null }),
  listPaymentMethods: () => ({ reply: PAYMENT_OFFERS }),
  readSelectedPayment: () => ({ reply: null }),
  selectPayment: () => ({ reply: { code: 'card' } }),
  orderAndPay: () => ({ reply: { orders: [A_PLACED_ORDER], payment: A_PAYMENT } }),
  placeOrder: () => ({
    reply: {
      orders: [
        {
          order_id: 'o-1',
          order_number: 'PL-2603-000017',
          status: 'TO_BE_PREPARED',
          amount: 24,
          currency: 'PLN',
        },
      ],
    },
  }),
  estimateShippingMethods: () => ({ reply: [anEstimate()] }),
  readGuestCheckout: () => ({ reply: { ...aCheckout(), email: 'ana@correo.example' } }),
  saveGuestEmail: () => ({ reply: { email: 'ana@correo.example' } }),
  placeGuestOrder: () => ({
    reply: {
      orders: [
        {
          order_id: 'o-1',
          order_number: 'ES-2603-000017',
          status: 'TO_BE_PREPARED',
          amount: 24,
          currency: 'EUR',
        },
      ],
      link: 'signed-link',
    },
  }),
  readGuestOrders: () => ({ reply: { orders: [anOrder()], in_account: false } }),
  confirmGuestOrders: () => ({ reply: { link: 'abc.def.ghi' } }),
  withdrawFromGuestOrder: () => ({ reply: anOrder() }),
  claimGuestOrders: () => ({ reply: { order_id: 'o-1' } }),
  readPayment: () => ({ reply: A_PAYMENT }),
  completePayment: () => ({ reply: { ...A_PAYMENT, state: 'paid', may_retry: false } }),
  retryPayment: () => ({ reply: A_PAYMENT }),
  abandonPayment: () => ({ reply: { ...A_PAYMENT, state: 'aborted' } }),
  validateUnicity: () => ({ reply: { unique: true } }),
  receivePaymentNotice: () => ({ reply: { received: true } }),
  signIn: () => ({ reply: TOKENS }),
  signOut: () => ({ reply: true }),
  refreshSession: () => ({ reply: TOKENS }),
  forceSessionRefresh: () => ({ reply: TOKENS }),
  register: () => ({ reply: { id: 'c-1' } }),
  readMe: () => ({ reply: aCustomer() }),
  updateMe: () => ({ reply: aCustomer() }),
  listAddresses: () => ({ reply: [] }),
  addAddress: () => ({ reply: anAddress() }),
  changeAddress: () => ({ reply: anAddress() }),
  deleteAddress: () => ({ reply: true }),
  readMyBillingAddress: () => ({ reply: anAddress() }),
  saveMyBillingAddress: () => ({ reply: anAddress() }),
  listOrders: () => ({ reply: { orders: [anOrder()], total: 1, page: 1, page_count: 1 } }),
  readOrder: () => ({ reply: anOrder() }),
  withdrawFromOrder: () => ({ reply: anOrder() }),
  listPurchases: () => ({ reply: { purchases: [aPurchase()], total: 1, page: 1, page_count: 1 } }),
  readFirstPurchase: () => ({ reply: aPurchase() }),
  readLastOrder: () => ({ reply: anOrder() }),
  readOfferOrder: () => ({ refusal: 'not-found' }),
  readReceipt: () => ({ reply: aReceipt() }),
  readOrderReceipts: () => ({ reply: { receipts: [] } }),
  readOfferOrderReceipts: () => ({ reply: { receipts: [] } }),
  listInvoices: () => ({ reply: { invoices: [anInvoice()], total: 1, page: 1, page_count: 1 } }),
  readInvoiceOfOrder: () => ({ refusal: 'not-found' }),
  readInvoiceOfReceipt: () => ({ reply: anInvoice() }),
  readQuote: () => ({ reply: [aQuote()] }),
  reportIllicitContent: () => ({
    reply: { receipt: 'R26-4829137-54', received_at: '2026-03-10T08:00:00Z' },
  }),
  subscribeToNewsletter: () => ({ reply: { status: 'to-confirm' } }),
  confirmNewsletter: () => ({ reply: { status: 'subscribed' } }),
  stopNewsletter: () => ({ reply: { status: 'stopped' } }),
  listBrands: () => ({
    reply: { data: [{ id: '1', name: 'Murvena', url_key: 'murvena', product_count: 12 }] },
  }),
  readBrand: () => ({
    reply: {
      data: [
        {
          id: '1',
          name: 'Murvena',
          url_key: 'murvena',
          product_count: 12,
          shelves: [
            {
              category_id: '10',
              name: 'Cement',
              url_key: 'cement-10',
              url_path: 'budowa/cement',
              product_count: 12,
            },
          ],
        },
      ],
    },
  }),
  readSitemap: () => ({
    reply: { data: [{ path: '/budowa/', name: 'Budowa', level: 1 }], currentPage: 1, nbPages: 1 },
  }),
  readSitemapPage: () => ({
    reply: { data: [{ path: '/cement-ref1234.html', name: 'Cement' }], currentPage: 1, nbPages: 1 },
  }),
  listVendors: () => ({ reply: { sellers: [aVendor()], totalResults: 1 } }),
  readVendor: () => ({ reply: { data: [aVendor()] } }),
  findVendors: () => ({ reply: { data: [aVendor()] } }),
  readVendorTerms: () => ({ reply: { data: [aVendor()] } }),
};

/** The success case: a shop with one store, one product, one order. */
export const defaultResponses: MockResponses = withTwins(WRITTEN);
