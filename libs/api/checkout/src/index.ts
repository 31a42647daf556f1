export {
  type CheckoutRefusal,
  fetchCollector,
  fetchShippingChoices,
  fetchShippingSelection,
  placeOrder,
  type PlacedOrder,
  type Placement,
  saveCollector,
  selectShipping,
} from './checkout-calls.ts';
export {
  type ShippingChoice,
  type DriveMethod,
  type ShippingSelection,
  type StoreSlot,
} from './shipping.ts';
