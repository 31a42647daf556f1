export type { CheckoutAccess } from './checkout-access.ts';
export {
  changePickupHour,
  type CheckoutRefusal,
  fetchCheckout,
  fetchEstimates,
  orderAndPay,
  placeOrder,
  type PlacedOrder,
  type Placement,
  saveContact,
  saveGuestEmail,
  selectOwnShipping,
  selectServiceLevel,
} from './checkout-calls.ts';
export { type DeliveryEstimate, estimateDelivery, estimatedMethods } from './delivery-estimate.ts';
export {
  type Checkout,
  type CheckoutAmounts,
  type CheckoutContact,
  type DeliveryPlace,
  type OwnMethod,
  type OwnShipping,
  serviceLevelOf,
  type Shipment,
  type ShippingChoice,
  type ShippingEstimate,
  type ShippingSelection,
  type StoreSlot,
} from './shipping.ts';
export {
  abandonPayment,
  fetchPayment,
  fetchPaymentOffers,
  isOwnPayment,
  type KnownPayment,
  type Payment,
  type PaymentAccess,
  type PaymentChoice,
  type PaymentOffer,
  type PaymentRefusal,
  retryPayment,
  selectPayment,
} from './payments.ts';
