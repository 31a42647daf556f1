import { aCart, aCartReply } from './builders/cart.ts';
import { aCategory, aProduct, aProductCard } from './builders/catalogue.ts';
import { aCustomer, anOrder } from './builders/customer.ts';
import { anOffer, aVendorOffer } from './builders/offer.ts';
import { aPlace, aRetailer, aStore } from './builders/store.ts';
import type { MockAnswers } from './handlers.ts';

const TOKENS = { jwtToken: 'token', refreshToken: 'refresh', expiresIn: 600, customerId: 'c-1' };

/** A shop in which everything goes well: one store, one product, one order. */
export const defaultAnswers: MockAnswers = {
  readCategory: () => ({ reply: { data: [aCategory()] } }),
  readCategoryOfStore: () => ({ reply: { data: [aCategory()] } }),
  readCategoryByPath: () => ({ reply: { data: [{ category: aCategory(), breadcrumbs: [] }] } }),
  readCategoryTree: () => ({ reply: { data: [aCategory({ level: 1, url_path: 'budowa', name: 'Budowa', children: [aCategory()] })] } }),
  listProducts: () => ({
    reply: { data: [{ retailer: aRetailer(), products: [aProductCard()], total: 1, page_id: 1, page_size: 24, page_count: 1, filters: [] }] },
  }),
  suggest: () => ({ reply: { data: [{ products: [aProductCard()], categories: [aCategory()], brands: [{ id: '1', name: 'Murex', product_count: 1 }] }] } }),
  readProduct: () => ({ reply: { data: [aProduct()] } }),
  compareProducts: () => ({ reply: { data: [{ category: { id: '10', name: 'Cement', url_path: 'budowa/cement' }, products: [{ product: aProduct(), best_offer: anOffer() }] }] } }),
  readOffers: () => ({ reply: { data: [anOffer(), aVendorOffer()] } }),
  readOfferOfStore: () => ({ reply: { data: [anOffer()] } }),
  findRedirection: () => ({ refusal: 'not-found' }),
  listStores: () => ({ reply: { data: [aStore()] } }),
  readStoreByUrlKey: () => ({ reply: { data: [aStore()] } }),
  readStore: () => ({ reply: { data: [aStore()] } }),
  readStoreByCode: () => ({ reply: { data: [aStore()] } }),
  listStoresNear: () => ({ reply: { data: [aStore()] } }),
  findNearestStores: () => ({ reply: { data: [aStore()] } }),
  listStockOfStores: () => ({ reply: { data: [{ store: aStore(), availability: { stockStatus: 'ONSITE', availableStock: 40 } }] } }),
  readCustomerContext: () => ({ reply: { storeId: '12', mainStore: '012', postcode: '61-285', latitude: 52.389, longitude: 17.009 } }),
  autocompletePlaces: () => ({ reply: { predictions: [{ place_id: '61-285~poznan', description: 'Poznań', postal_code: '61-285' }] } }),
  readPlace: () => ({ reply: { result: aPlace() } }),
  geocodeAddress: () => ({ reply: { results: [aPlace()] } }),
  createGuestCart: () => ({ reply: 'cart-1' }),
  readMyCartId: () => ({ reply: 'cart-1' }),
  readGuestCart: () => ({ reply: aCartReply() }),
  readMyCart: () => ({ reply: aCartReply() }),
  readUpgradedGuestCart: () => ({ reply: aCartReply({ is_upgraded: true }) }),
  readUpgradedMyCart: () => ({ reply: aCartReply({ is_upgraded: true }) }),
  addToGuestCart: () => ({ reply: true }),
  addToMyCart: () => ({ reply: true }),
  addProductsToGuestCart: () => ({ reply: true }),
  addProductsToMyCart: () => ({ reply: true }),
  compareGuestCart: () => ({ reply: aCartReply() }),
  compareMyCart: () => ({ reply: aCartReply() }),
  updateGuestCart: () => ({ reply: true }),
  updateMyCart: () => ({ reply: true }),
  deleteFromGuestCart: () => ({ reply: true }),
  deleteFromMyCart: () => ({ reply: true }),
  upgradeGuestCart: () => ({ reply: { cart_id: aCart().id, merged: true } }),
  listShippingMethods: () => ({
    reply: [{ carrier_code: 'drive', method_code: 'two_hours', amount: 0, available: true, promise: { unit: 'HOUR', delay: 2 }, earliest: { date: '2026-03-10', minute: 11 * 60 }, slots: [] }],
  }),
  selectShippingMethod: () => ({ reply: { carrier_code: 'drive', method_code: 'two_hours', custom_data: { no_date: true, retailer_id: '12' } } }),
  readSelectedShipping: () => ({ reply: null }),
  saveContact: () => ({ reply: { firstname: 'Anna', lastname: 'Nowak', telephone: '601020304' } }),
  readContact: () => ({ reply: null }),
  listPaymentMethods: () => ({ reply: [{ code: 'pay_in_store', available: true }] }),
  placeOrder: () => ({ reply: { orders: [{ order_id: 'o-1', order_number: 'PL-2603-000017', status: 'TO_BE_PREPARED', amount: 24, currency: 'PLN' }] } }),
  signIn: () => ({ reply: TOKENS }),
  signOut: () => ({ reply: true }),
  refreshSession: () => ({ reply: TOKENS }),
  register: () => ({ reply: { id: 'c-1' } }),
  readMe: () => ({ reply: aCustomer() }),
  updateMe: () => ({ reply: aCustomer() }),
  listOrders: () => ({ reply: { orders: [anOrder()], total: 1, page: 1, page_count: 1 } }),
  readOrder: () => ({ reply: anOrder() }),
  reportIllicitContent: () => ({ reply: { receipt: 'R26-4829137-54', received_at: '2026-03-10T08:00:00Z' } }),
  subscribeToNewsletter: () => ({ reply: { status: 'to-confirm' } }),
  confirmNewsletter: () => ({ reply: { status: 'subscribed' } }),
  stopNewsletter: () => ({ reply: { status: 'stopped' } }),
};
