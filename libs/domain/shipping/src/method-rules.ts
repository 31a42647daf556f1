import type { DeliveryMode } from '@materia/domain-stock-status';
import {
  type AddressRequirement,
  DELIVERY_METHODS,
  deliveryMethod,
  type DeliveryMethod,
  type MethodFlag,
  type MethodOfKind,
  type OwnMethodCode,
  type ServiceLevel,
  SHIPPING_METHODS,
  type ShippingMethodCode,
  type SlotKind,
} from './shipping-methods.ts';

/** The store hands the products over itself: drive pickup, not that of the partner carrier. */
export const isPickupAtStore = (method: ShippingMethodCode): method is MethodOfKind<'pickup'> =>
  deliveryMethod(method).kind === 'pickup';

/** The customer collects the products instead of receiving a delivery: in the store, at a relay point or from a locker. */
export const isPickup = (method: ShippingMethodCode): boolean =>
  handoverPlace(method) !== 'address';

/** The place of the handover: in the store, at a relay point or locker, or at the customer's address. */
export const handoverPlace = (method: ShippingMethodCode): DeliveryMethod['handover'] =>
  deliveryMethod(method).handover;

/** Whether the retailer sends the products; otherwise a vendor of the marketplace does. */
export const isOwnMethod = (method: ShippingMethodCode): method is OwnMethodCode =>
  deliveryMethod(method).seller === 'own';

/** The service level that a vendor's method is; undefined for the retailer's own methods. */
export const serviceLevelOf = (method: ShippingMethodCode): ServiceLevel | undefined =>
  deliveryMethod(method).serviceLevel ?? undefined;

/** Which place must be given: an address, its postal code alone, a relay point, a locker, or none because the store is the place. */
export const addressRequirement = (method: ShippingMethodCode): AddressRequirement =>
  deliveryMethod(method).address;

/** Whether the place is checked against the radius of the store; plain drive pickup never is. */
export const needsDistanceCheck = (method: ShippingMethodCode): boolean =>
  deliveryMethod(method).hasRadius;

/** Whether the partner carrier brings the products, or hands them over. It starts from the store nearest to the customer. */
export const isPartnerMethod = (method: ShippingMethodCode): boolean =>
  deliveryMethod(method).startsAtNearestStore;

/** Whether truck access has to be confirmed; the market's flag decides whether the confirmation is shown at all. */
export const needsTruckAccess = (method: ShippingMethodCode): boolean =>
  deliveryMethod(method).needsTruckAccess;

/** When the products are ready or arrive: as soon as they are packed, in a slot, or on the day that the carrier plans. */
export const timeOf = (method: ShippingMethodCode): DeliveryMethod['time'] =>
  deliveryMethod(method).time;

/** Whether a slot is part of the method. The slots of a carrier do not make an appointment. */
export const isByAppointment = (method: ShippingMethodCode): boolean => timeOf(method) === 'slot';

/** Which slots a method uses: pickup hours or truck slots; undefined for methods without slots. */
export const slotKindOf = (method: ShippingMethodCode): SlotKind | undefined =>
  deliveryMethod(method).slots ?? undefined;

/** Whether an order can start days later than it was placed, when a slow payment has arrived. */
export const canWaitForPayment = (method: ShippingMethodCode): boolean =>
  deliveryMethod(method).waitsForPayment;

/** The method that the offers of the retailer or of a vendor promise in a mode. Throws where none is. */
export const promisedMethod = (
  seller: DeliveryMethod['seller'],
  mode: DeliveryMode,
): ShippingMethodCode => {
  const row = DELIVERY_METHODS.find((each) => each.seller === seller && each.promisedAs === mode);
  if (row === undefined) throw new Error(`No method of ${seller} is promised as ${mode}`);
  return row.code;
};

/** The retailer's methods that carry products out of a place: a store, or the central warehouse. */
export const methodsFrom = (stock: 'store' | 'warehouse'): readonly ShippingMethodCode[] =>
  SHIPPING_METHODS.filter((method) =>
    deliveryMethod(method).stock.some((location) => location === stock),
  );

/** The methods among these that are offered while the flags have these values. */
export const offeredMethods = (
  methods: readonly ShippingMethodCode[],
  flags: Readonly<Record<MethodFlag, boolean>>,
): readonly ShippingMethodCode[] =>
  methods.filter((method) => {
    const { flag } = deliveryMethod(method);
    return flag === null || flags[flag];
  });

/** The methods among these by which a store can carry out orders: nothing is collected at one that hands nothing over. */
export const methodsOfStore = (
  methods: readonly ShippingMethodCode[],
  handsOver: boolean,
): readonly ShippingMethodCode[] =>
  handsOver ? methods : methods.filter((method) => !isPickupAtStore(method));

/** The facts about a delivery that determine its requirements. `method` is absent where a vendor uses its own delivery. */
export type DeliveryKind = {
  readonly method: ShippingMethodCode | undefined;
  /** By appointment, whether delivered or collected. */
  readonly isScheduled: boolean;
  readonly hasThirdPartyLine: boolean;
};

/**
 * Which phone number is required: any for pickups, carriers that call, appointments and marketplace orders;
 * a mobile number for every delivery and pickup where the market requires it, as Spain does.
 */
export const phoneRequirement = (
  delivery: DeliveryKind,
  mobileNumberRequired: boolean,
): 'none' | 'any' | 'mobile' => {
  if (mobileNumberRequired) return 'mobile';
  const calls = delivery.method !== undefined && deliveryMethod(delivery.method).needsPhone;
  return calls || delivery.isScheduled || delivery.hasThirdPartyLine ? 'any' : 'none';
};

/** Whether an hour or slot must be chosen: for appointments, and for pickup in the store. */
export const needsTime = (delivery: DeliveryKind): boolean =>
  delivery.isScheduled || (delivery.method !== undefined && isPickupAtStore(delivery.method));
