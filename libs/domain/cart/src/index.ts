export { multiAddResult, type ItemOutcome, type MultiAddResult } from './add-outcomes.ts';
export {
  CART_UPDATES,
  printCartUpdate,
  parseCartUpdate,
  type CartUpdate,
  type CartUpdateReport,
} from './cart-updates.ts';
export {
  CART_EVENTS,
  CART_STATES,
  cartAfter,
  type CartEvent,
  type CartState,
  type CartStepRefusal,
  HELD_STATES,
  type NextCartState,
  REFILLED_STATES,
  type StateAfter,
} from './cart-state.ts';
export {
  checkCoupon,
  type Coupon,
  couponCounts,
  couponInForce,
  type CouponRefusal,
  type CouponUse,
  parseCouponCode,
  USES_PER_CUSTOMER,
} from './coupon.ts';
export {
  mergeGuestCart,
  type CustomerCart,
  type GuestCart,
  type Merge,
  type MergeableLine,
  type MergeRefusal,
} from './guest-merge.ts';
export { hasBigStoreLine, lineAmounts, sellTypeOf, sortByPosition } from './line-facts.ts';
export { checkLine, type LineFinding, type OfferNow, type SeenLine } from './line-check.ts';
export { missingLines, quantities, type OfferQuantity } from './missing-lines.ts';
export {
  CART_NOTICE_CODES,
  CART_OUTCOMES,
  cartNotice,
  findingsOf,
  type CartFindings,
  type CartNotice,
  type CartNoticeCode,
  type CartOutcome,
  type Unavailability,
} from './notices.ts';
export {
  MOST_QUICK_ORDER_LINES,
  parseQuickOrder,
  type QuickOrder,
  type QuickOrderFault,
  type QuickOrderHeadings,
  type QuickOrderItem,
  type QuickOrderRefusal,
  withKnownReferences,
} from './quick-order.ts';
export {
  canBecomeQuote,
  QUOTE_OBSTACLES,
  type QuoteObstacle,
  type QuotableCart,
  type QuoteRefusal,
  type ShippingEstimateRefusal,
} from './quote-eligibility.ts';
export {
  canChangeCart,
  CART_CHANGES,
  type CartChange,
  type QuoteLockRefusal,
} from './quote-lock.ts';
export {
  recoveryFor,
  type CartCall,
  type CartFailure,
  type CartFailureCode,
  type CartFailureReason,
  DECISIVE_CART_REFUSALS,
  type Recovery,
  type RecoveryStep,
} from './recovery.ts';
export {
  hasShippingEstimate,
  itemCount,
  resetCart,
  withCartId,
  withConvertedQuote,
  type RememberedCart,
} from './remembered-cart.ts';
export { arrangeLines, type ArrangedLine, type NumberedLine } from './replaced-lines.ts';
export { canAddToCart, sellingMode, type AddRefusal, type SellingStore } from './selling.ts';
export {
  groupByVendor,
  vendorGroupTitle,
  type VendorGroup,
  type SoldLine,
} from './vendor-groups.ts';
export {
  isServiceLine,
  ITEM_SUBTYPES,
  itemSubtype,
  productLines,
  SERVICE_LINE_PREFIX,
  type ItemSubtype,
} from './special-lines.ts';
export {
  compareStores,
  type LineAtStore,
  type LineBeforeChange,
  type LineDifference,
  type StoreChange,
} from './store-change.ts';
export {
  type SentLine,
  type ShippingLevel,
  type VendorShipping,
  vendorShippings,
} from './vendor-shippings.ts';
export { gramsOfKilograms, orderWeight } from './weight.ts';
