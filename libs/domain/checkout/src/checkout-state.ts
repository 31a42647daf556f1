import type { ShippingMethodCode, PickupSlot } from '@materia/domain-delivery-labels';
import type { PaymentMethod } from './payment-methods.ts';

/** When the customer fetches goods at the store: within two hours, by the moment (ISO with offset) told then, or in a slot. */
export type PickupChoice =
  | { readonly kind: 'within-two-hours'; readonly readyAt: string }
  | { readonly kind: 'scheduled'; readonly slot: PickupSlot };

/** Delivery time slots of the store: whether it has them, which ones, and the one chosen. */
export type DeliveryTimeSlots = {
  readonly enabled: boolean;
  readonly available: readonly PickupSlot[];
  readonly selected: PickupSlot | undefined;
};

/** What a checkout remembers between its pages. `Address` is whatever the caller holds addresses in. */
export type CheckoutState<Address> = {
  readonly method: ShippingMethodCode | undefined;
  /** Service levels chosen for third-party orders, by vendor code. */
  readonly thirdPartyServiceLevels: Readonly<Record<string, string>>;
  readonly billingAddress: Address | undefined;
  readonly shippingAddress: Address | undefined;
  readonly firstPartyShippingAddress: Address | undefined;
  readonly pickupAddress: Address | undefined;
  readonly newOrder: string | undefined;
  readonly pickup: PickupChoice | undefined;
  readonly deliveryTimeSlots: DeliveryTimeSlots;
  readonly paymentMethods: readonly PaymentMethod[];
  readonly customerOrderComment: string;
  readonly wantsVatInvoice: boolean;
  readonly truckAccessibilityChecked: boolean;
  readonly couponConditionsLayerOpen: boolean;
};

/** A BLIK code is no part of the state: it is sent once and kept nowhere. */
export const emptyCheckout = <Address>(): CheckoutState<Address> => ({
  method: undefined,
  thirdPartyServiceLevels: {},
  billingAddress: undefined,
  shippingAddress: undefined,
  firstPartyShippingAddress: undefined,
  pickupAddress: undefined,
  newOrder: undefined,
  pickup: undefined,
  deliveryTimeSlots: { enabled: false, available: [], selected: undefined },
  paymentMethods: [],
  customerOrderComment: '',
  wantsVatInvoice: false,
  truckAccessibilityChecked: false,
  couponConditionsLayerOpen: false,
});

/** A change of the cart takes back every choice about shipping and leaves addresses, comment and invoice. */
export const withoutShipping = <Address>(
  state: CheckoutState<Address>,
): CheckoutState<Address> => ({
  ...state,
  method: undefined,
  thirdPartyServiceLevels: {},
  pickup: undefined,
  deliveryTimeSlots: { ...state.deliveryTimeSlots, selected: undefined },
  truckAccessibilityChecked: false,
});
