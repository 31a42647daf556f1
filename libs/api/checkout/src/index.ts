export type { CheckoutAccess } from './checkout-access.ts';
export {
  type CheckoutRefusal,
  fetchCheckout,
  placeOrder,
  type PlacedOrder,
  type Placement,
  saveContact,
  saveGuestEmail,
  selectOwnShipping,
  selectServiceLevel,
} from './checkout-calls.ts';
export {
  type Checkout,
  type CheckoutAmounts,
  type CheckoutContact,
  type OwnMethod,
  type OwnShipping,
  serviceLevelOf,
  type Shipment,
  type ShippingChoice,
  type ShippingSelection,
  type StoreSlot,
} from './shipping.ts';
