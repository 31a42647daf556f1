import type { ShippingMethodCode, PickupSlot } from '@materia/domain-delivery-labels';
import type { PaymentMethod } from './payment-methods.ts';

/** When the customer collects the products at the store: within two hours, by the promised moment (ISO with offset), or in a slot. */
export type PickupChoice =
  | { readonly kind: 'within-two-hours'; readonly readyAt: string }
  | { readonly kind: 'scheduled'; readonly slot: PickupSlot };

/** Delivery time slots of the store: whether it has them, which ones, and the chosen one. */
export type DeliveryTimeSlots = {
  readonly enabled: boolean;
  readonly available: readonly PickupSlot[];
  readonly selected: PickupSlot | undefined;
};

/** The state of a checkout across its pages. `Address` is the caller's own address type. */
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

/** A BLIK code is not part of the state: it is sent once and never stored. */
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

/** A changed cart resets every shipping choice; addresses, comment and invoice stay. */
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
