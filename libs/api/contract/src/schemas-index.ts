export { cart, cartItem, cartReply, itemOutcomes, unavailability } from './cart/schemas.ts';
export { productFields } from './catalogue/product-fields.ts';
export {
  category,
  product,
  productCard,
  SORT_KEYS,
  type CategoryReply,
} from './catalogue/schemas.ts';
export { address, bookAddress } from './addresses/shapes.ts';
export * as consoleShapes from './console/shapes.ts';
export {
  cartAddress,
  checkout,
  contact,
  ownShippingMethod,
  placedOrder,
  selectedShipping,
  shipment,
  shippingEstimate,
  shippingMethod,
} from './checkout/schemas.ts';
export { cmsBlock, cmsPage, cmsSlide, PAGE_PLACES } from './content/schemas.ts';
export { customer, sessionTokens } from './account/schemas.ts';
export { evaluationFailure, flagDocument } from './flags/schemas.ts';
export { order, orderLine, orderWithdrawal } from './orders/schemas.ts';
export { review, REVIEW_SORTS } from './reviews/schemas.ts';
export { refusalReply } from './refusal.ts';
export { hasParameters, parseRefusalParameters } from './refusal-parameters.ts';
export { parseReply } from './parse-reply.ts';
export { CALL_NAMES, HOST_CALL_NAMES, SHOP_CALL_NAMES } from './call-names.ts';
export { callStatuses, shapesOf } from './call-statuses.ts';
export { personalDataFile } from './personal-data/schemas.ts';
export { SCHEMAS } from './schemas.ts';
export { pickupPoint, place, store } from './stores/schemas.ts';
export { vendor } from './vendors/schemas.ts';
export { availability, offer, offerPrice, rating } from './wire.ts';
