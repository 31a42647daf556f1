export { aCart, aCartItem, aCartReply } from './builders/cart.ts';
export { aCategory, aProduct, aProductCard } from './builders/catalogue.ts';
export { aCustomer, anOrder } from './builders/customer.ts';
export { anOffer, aVendorOffer } from './builders/offer.ts';
export { aPlace, aRetailer, aStore } from './builders/store.ts';
export { defaultAnswers } from './default-answers.ts';
export { mockHandlers } from './handlers.ts';
export { mockHost } from './mock-host.ts';
export type { MockAnswer, MockAnswers, MockRequest } from './handlers.ts';
