export { cancelOrder, type CancellationRefusal } from './cancellation.ts';
export { FLOW_TABLE, type ProgressStep, type TrackingStep } from './flow-table.ts';
export {
  addressOfFulfilment,
  bookedSlot,
  type BookedSlot,
  type ExpectedTime,
  expectedTime,
  type Fulfilment,
  type FulfilmentAddress,
  type FulfilmentFacts,
  fulfilmentFacts,
  type FulfilmentPoint,
  type FulfilmentTime,
  type Handover,
  handoverOf,
  type ImpossibleFulfilment,
  type OrderVendor,
  parseFulfilment,
  type PlannedDay,
  pointOfFulfilment,
  type ReadyTime,
  type SlotTime,
} from './fulfilment.ts';
export {
  EVERY_ORDER_STATE,
  kindOfOrder,
  type ImpossibleOrderState,
  type Order,
  ORDER_STATES,
  type OrderInState,
  type OrderState,
  parseOrderState,
  type OrderStateFacts,
  STOCK_STATES,
  type StockState,
  WEB_ORDER_TYPES,
  type WebOrderType,
} from './order.ts';
export { type DatedOrder, normaliseOrderDate, type NormalisedDate } from './order-date.ts';
export {
  type HandoverDocument,
  ORDER_MAILS,
  type OrderEffect,
  type OrderEvent,
  type OrderMail,
  type OrderStep,
  PAYMENT_STARTS,
  type PaymentEvent,
  type PaymentStart,
  type SingleEvent,
  type StockOutcome,
  type UnpaidStart,
} from './order-events.ts';
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
export { firstStatus, nextStatuses, orderAfter, type StepNotAllowed } from './order-machine.ts';
export {
  isRefundSettled,
  REFUND_STARTED,
  type RefundAlarm,
  refundAfter,
  type RefundEffect,
  type RefundEvent,
  type RefundState,
  type RefundStep,
} from './refund-machine.ts';
export {
  planReorder,
  type ReorderLine,
  reorderLines,
  type ReorderPlan,
  type ReorderRefusal,
} from './reorder.ts';
export {
  acceptedRefund,
  type InspectedLine,
  inspection,
  OPEN_RETURN_STATES,
  returnAfter,
  type ReturnEffect,
  type ReturnEvent,
  type ReturnState,
} from './return-machine.ts';
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
