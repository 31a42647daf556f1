export { cancelOrder, type CancellationRefusal } from './cancellation.ts';
export {
  invoiceNumber,
  type InvoicePlace,
  invoiceSeries,
  receiptId,
  type ReceiptPlace,
  receiptSeries,
} from './document-numbers.ts';
export { firstStatus, PAYMENT_STARTS, type PaymentStart } from './first-status.ts';
export { FLOW_TABLE, type ProgressStep, type TrackingStep } from './flow-table.ts';
export { invoicePath, type InvoiceReference } from './invoice-path.ts';
export { advanceOrder, NEXT_STATUSES, nextStatuses, type StepNotAllowed } from './next-statuses.ts';
export { type DatedOrder, normaliseOrderDate, type NormalisedDate } from './order-date.ts';
export {
  FINISHED_STATUSES,
  groupOrders,
  isWaitingTransfer,
  type OrderGroup,
  orderGroup,
  type OrderLists,
} from './order-groups.ts';
export {
  flowOf,
  isCollected,
  ORDER_DELIVERIES,
  ORDER_FLOWS,
  ORDER_ORIGINS,
  ORDER_TYPES,
  type OrderDelivery,
  type OrderFlow,
  type OrderKind,
  type OrderOrigin,
  type OrderType,
  type TrackingWording,
  wordingOf,
} from './order-kind.ts';
export {
  orderedProducts,
  type OrderLineFacts,
  type OrderLineKind,
  orderLineKind,
} from './order-lines.ts';
export { ORDER_MAILS, type OrderMail, orderMailAfter } from './order-mails.ts';
export {
  filterShows,
  listsOf,
  parsePurchaseFilter,
  printPurchaseFilter,
  type PurchaseFilter,
  RECENT_PURCHASE_MONTHS,
  recentPurchasesSince,
} from './purchases.ts';
export {
  DEFAULT_RECEIPT_TYPES,
  isSelfServiceReceipt,
  RECEIPT_TYPES,
  type ReceiptType,
  receiptType,
  type ReceiptTypeMap,
  SELF_SERVICE_RECEIPT_CODES,
} from './receipts.ts';
export {
  planReorder,
  type ReorderLine,
  reorderLines,
  type ReorderPlan,
  type ReorderRefusal,
} from './reorder.ts';
export {
  isLegacyStatus,
  isOfferStatus,
  isOrderStatus,
  LEGACY_STATUSES,
  type LegacyStatus,
  OFFER_STATUSES,
  type OfferStatus,
  type OrderStatus,
} from './statuses.ts';
export { type StockSettlement, stockSettlement } from './stock-settlement.ts';
export { type TimelineStep, type Tracking, trackingOf, type TrackingStepName } from './tracking.ts';
export {
  lastWithdrawalDay,
  WITHDRAWAL_STEPS,
  type WithdrawalOrder,
  type WithdrawalPeriod,
  type WithdrawalRefusal,
  withdrawalRight,
  type WithdrawalRight,
} from './withdrawal.ts';
