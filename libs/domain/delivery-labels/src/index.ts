export { deliveryLabel, type DeliveryLabel, isFreeDelivery } from './delivery-label.ts';
export { carrierDelay } from './carrier-delay.ts';
export {
  DELIVERY_SLOT_HOURS,
  type DeliveryHours,
  deliverySlotMinutes,
  deliverySlots,
  minutesOfSlot,
} from './delivery-slots.ts';
export {
  methodAt,
  type MethodAtPlace,
  type PlaceDistances,
  PLACE_OBSTACLES,
  type PlaceObstacle,
} from './method-at-place.ts';
export type { DeliveryOption } from './delivery-options.ts';
export { offerDeliveryOptions } from './offer-options.ts';
export {
  deliveryPrice,
  type DeliveryRate,
  type DeliveryRateRefusal,
  type Parcel,
} from './delivery-rates.ts';
export {
  distanceKm,
  isWithinRadius,
  LOCAL_DELIVERY_RADIUS_KM,
  NEARBY_RADIUS_KM,
  type Position,
} from './distance.ts';
export { earliestPromise, type PromisedDelivery, promisedDeliveries } from './earliest-promise.ts';
export {
  type OpeningHours,
  type OpeningHoursRefusal,
  type OpeningHoursRow,
  type OpeningRange,
  openState,
  type OpenState,
  parseOpeningHours,
  rangesOn,
  readStoreTimes,
  storeClosedReason,
  type StoreTimes,
  type LocalMoment,
  type WrittenStoreTimes,
} from './opening-hours.ts';
export { checkPartnerStore, guestCity, type PartnerStoreCheck } from './partner-carrier.ts';
export { PICKUP_CHANGE_MINUTES, pickupChange, type PickupChange } from './pickup-change.ts';
export {
  canBeCollected,
  type CollectedLine,
  type OfferedSlot,
  type PickupObstacle,
  type PickupOffer,
  pickupOffer,
  SLOT_DAYS,
} from './pickup-offer.ts';
export {
  nearestPoints,
  PICKUP_POINT_KINDS,
  type PickupPoint,
  type PickupPointKind,
  pointKindOf,
  weekHours,
  type WeekdayHours,
} from './pickup-points.ts';
export {
  checkSlot,
  type ChosenSlot,
  DRIVE_WITHIN_HOURS,
  drivePickup,
  type DrivePickup,
  type PickupSlot,
  pickupSlots,
  SCHEDULED_CONTACT_WITHIN_HOURS,
  slotMinutes,
  type SlotRefusal,
} from './pickup-slots.ts';
export { type DeliveryPromise, promise, type PromiseContext, type PromiseFact } from './promise.ts';
export {
  addressRequirement,
  canWaitForPayment,
  type DeliveryKind,
  handoverPlace,
  isByAppointment,
  isOwnMethod,
  isPartnerMethod,
  isPickup,
  isPickupAtStore,
  methodsFrom,
  needsDistanceCheck,
  needsTime,
  needsTruckAccess,
  offeredMethods,
  phoneRequirement,
  promisedMethod,
  serviceLevelOf,
  slotKindOf,
  timeOf,
} from './method-rules.ts';
export {
  type AddressRequirement,
  type Carrier,
  CARRIERS,
  DELIVERY_CODES,
  DELIVERY_METHODS,
  DELIVERY_TYPES,
  deliveryMethod,
  type DeliveryMethod,
  type DeliveryMethodRow,
  METHOD_CODES,
  type MethodCode,
  type MethodKind,
  type MethodOfKind,
  OWN_CARRIERS,
  type OwnMethodCode,
  parseShippingMethod,
  sellerMethod,
  SERVICE_LEVELS,
  type ServiceLevel,
  SHIPPING_METHODS,
  type ShippingMethodCode,
  shippingMethodOf,
  shippingMethodParts,
  SLOT_KINDS,
  type SlotKind,
} from './shipping-methods.ts';
export { type NamedLine, shippingPrice } from './shipping-price.ts';
export {
  type LocatorQuestion,
  locatorQuestion,
  parseStoreSearch,
  type StoreSearch,
  type StoreSearchRefusal,
} from './store-search.ts';
export { RETAILER_TYPES, type RetailerType, type Store } from './stores.ts';
export { MARKETPLACE_CONTEXT, type Vendor, type VendorDelivery } from './vendors.ts';
export { offerOutlook, type OfferOutlook, type OutlookPoint } from './offer-outlook.ts';
