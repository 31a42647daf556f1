export { aCart, aCartItem, aCartReply } from './builders/cart.ts';
export { aCategory, aProduct, aProductCard, aRootCategory } from './builders/catalogue.ts';
export { aCheckout, anEstimate, aPickupShipment, aVendorShipment } from './builders/checkout.ts';
export { aCmsBlock, aCmsPage, aCmsSlide, aReview, someReviews } from './builders/content.ts';
export { anAvailability } from './builders/buy-again.ts';
export { aBuyingOptions } from './builders/buying.ts';
export { aCustomer, anAddress, anOrder, fulfilledBy } from './builders/customer.ts';
export { aChangeSet, anEvaluation, aPerson, aUnit } from './builders/flags.ts';
export {
  anInvoice,
  anInvoiceList,
  aPdf,
  aPurchase,
  aQuote,
  aReceipt,
} from './builders/documents.ts';
export { aThread, aThreadPage, aThreadSummary, someThreadReasons } from './builders/messages.ts';
export { anOffer, aVendorOffer } from './builders/offer.ts';
export { aContentHistory, aReport, aStaffReview } from './builders/staff.ts';
export { aRefusal } from './builders/refusal.ts';
export { aPickupPoint, aPlace, aRetailer, aStore } from './builders/store.ts';
export { aVendor } from './builders/vendor.ts';
export { defaultResponses } from './default-responses.ts';
export { mockConsole, mockHandlers } from './handlers.ts';
export { mockHost } from './mock-host.ts';
export type { MockRefusal, MockResponse, MockResponses, MockRequest } from './handlers.ts';
