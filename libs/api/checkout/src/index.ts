export {
  type CheckoutRefusal,
  fetchCheckout,
  placeOrder,
  type PlacedOrder,
  type Placement,
  saveContact,
  selectPickup,
  selectServiceLevel,
} from './checkout-calls.ts';
export {
  type Checkout,
  type CheckoutAmounts,
  type CheckoutContact,
  type DriveMethod,
  serviceLevelOf,
  type Shipment,
  type ShippingChoice,
  type ShippingSelection,
  type StoreSlot,
} from './shipping.ts';
