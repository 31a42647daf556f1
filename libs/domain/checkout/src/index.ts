export {
  CHECKOUT_METAS,
  CHECKOUT_PAGES,
  CHECKOUT_STEPS,
  type CheckoutMeta,
  type StepperPage,
  type CheckoutPage,
  type CheckoutStep,
  type CheckoutStepName,
  type StepperItem,
  stepperOf,
} from './checkout-steps.ts';
export {
  type CheckedCollector,
  checkCollector,
  type Collector,
  type CollectorFault,
  type CollectorFaults,
  type CollectorRules,
  collectorRules,
  type NotifiedShipment,
  NAME_PATTERN,
} from './collector.ts';
export {
  type CheckedPostalAddress,
  checkPostalAddress,
  type PostalAddress,
  type PostalAddressFault,
  type PostalAddressFaults,
  type PostalAddressRules,
} from './postal-address.ts';
export {
  type CheckedAddress,
  checkDeliveryAddress,
  type DeliveryAddress,
  type DeliveryAddressFault,
  type DeliveryAddressFaults,
  type DeliveryAddressRules,
} from './delivery-address.ts';
export {
  GUEST_CONFIRMATION_MINUTES,
  GUEST_LINK_DAYS,
  isGuestLink,
  isGuestLinkReference,
  linkedPurchase,
  type LinkedPurchase,
  mayJoinAccount,
} from './guest-order.ts';
export {
  asksTruckAccessibility,
  type CheckoutChoices,
  type CheckoutRules,
  continueFrom,
  type MissingChoice,
  missingChoices,
} from './missing-choices.ts';
export {
  BANK_TRANSFER_HOURS,
  REFERENCE_DAYS,
  type CardBrand,
  holdsUnpaid,
  IN_STORE_METHODS,
  type InStoreMethod,
  isBankTransfer,
  isPaidByReference,
  isPaidInStore,
  freeOrderMethod,
  isPaymentMethod,
  isSlowPayment,
  METHOD_REFUSALS,
  type MethodRefusal,
  needsCode,
  PAYMENT_METHODS,
  PAYMENT_TABLE,
  type PaymentMethod,
  PROVIDED_METHODS,
  type ProvidedMethod,
} from './payment-methods.ts';
export { PAYMENT_ALARMS, type PaymentAlarm } from './payment-alarms.ts';
export {
  CARD_MINIMUM_MINOR,
  type MethodChoice,
  type PayableCart,
  type PayableShipment,
  paymentChoices,
  type PaymentLimits,
} from './payment-choice.ts';
export {
  type BlikCode,
  ORDER_COMMENT_MAXIMUM,
  parseBlikCode,
  type PaymentFault,
  paymentFaults,
  type PaymentInput,
  type PaymentSettings,
} from './payment-rules.ts';
export {
  afterNotice,
  type AfterPayment,
  afterPayment,
  checkNotice,
  isRefundDue,
  type NoticeRefusal,
  PAYMENT_FAILURES,
  PAYMENT_STATES,
  type PaymentAttempt,
  type PaymentFailure,
  type PaymentNotice,
  type PaymentState,
} from './payment-state.ts';
export {
  isEnded,
  type OpenPayment,
  PURCHASE_EVENTS,
  PURCHASE_STATES,
  purchaseAfter,
  type PurchaseEffect,
  type PurchaseEvent,
  type PurchaseState,
  type PurchaseStep,
  type SettledPayment,
  settlePayment,
} from './purchase-state.ts';
export {
  leavesChoice,
  LINE_WAYS,
  type LineWay,
  planShipments,
  type PlannedShipment,
  OWN_WAYS,
  type OwnWay,
  SHIPMENT_PARTS,
  shipmentContents,
  type ShipmentPart,
  type ShipmentPlan,
  type ShippableLine,
  UNDELIVERABLE_REASONS,
  type UndeliverableReason,
} from './shipments.ts';
export {
  type CheckedSiteDetails,
  checkSiteDetails,
  ORDER_REFERENCE_MAXIMUM,
  SITE_CONTACT_MAXIMUM,
  type SiteDetails,
  type SiteDetailsFault,
  type SiteDetailsFaults,
} from './site-details.ts';
export {
  type ThirdPartyFault,
  thirdPartyFaults,
  type ThirdPartyOrder,
} from './third-party-order.ts';
export {
  type CheckedVatInvoice,
  checkVatInvoice,
  offersInvoice,
  type VatInvoice,
  type VatInvoiceFault,
  type VatInvoiceFaults,
  type VatInvoiceRules,
} from './vat-invoice.ts';
export {
  BUYER_PROOFS,
  type BuyerProof,
  hasLeftUnpaid,
  type HoldRefusal,
  holdRefusal,
  type HoldScope,
  MOST_UNPAID_PURCHASES,
  UNPAID_WINDOW_HOURS,
} from './unpaid-holds.ts';
export type { UnpaidPurchase } from './unpaid-purchase.ts';
