export type { CheckoutAccess } from './checkout-access.ts';
export {
  changePickupHour,
  type CheckoutRefusal,
  type CheckoutView,
  fetchCheckout,
  fetchEstimates,
  orderAndPay,
  placeOrder,
  type PlacedOrder,
  type Placement,
  type CheckoutAddress,
  type CheckoutAddressRefusal,
  saveBillingAddress,
  saveShippingAddress,
  saveGuestEmail,
  selectOwnShipping,
  selectServiceLevel,
} from './checkout-calls.ts';
export {
  type DeliveryEstimate,
  estimateDelivery,
  estimatedShipments,
  cheapestDelivery,
} from './delivery-estimate.ts';
export {
  type Checkout,
  type CheckoutContact,
  type CheckoutPlace,
  type DeliveryPlace,
  type OwnShipping,
  type Shipment,
  type ShippingChoice,
  type ShippingEstimate,
  type ShippingSelection,
  type StoreSlot,
} from './shipping.ts';
export {
  abandonPayment,
  cancelPurchase,
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
export { fetchUnpaidPurchases } from './unpaid-purchases.ts';
