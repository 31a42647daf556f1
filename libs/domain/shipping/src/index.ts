export {
  BUYING_MODES,
  BUYING_OBSTACLES,
  buyingModeOf,
  byFinalCost,
  type BuyingObstacle,
  type BuyingOption,
  cheapestMethod,
  comparedOption,
  isLowestPrice,
  isPossibleOption,
  type PossibleOption,
  type OfferedMethod,
} from './buying-options.ts';
export { carrierDelay, type StockOrigin } from './carrier-delay.ts';
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
export { methodOption, type MethodOption } from './method-option.ts';
export { offerDeliveryOptions } from './offer-options.ts';
export {
  deliveryPrice,
  type DeliveryRate,
  type DeliveryRateRefusal,
  type Parcel,
} from './delivery-rates.ts';
export {
  checkPartnerStore,
  guestCity,
  type PartnerStoreCheck,
  startsAtNearestStore,
} from './partner-carrier.ts';
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
  methodsOfStore,
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
  vendorMethod,
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
  asksSiteAccess,
  parseSiteAccess,
  SITE_QUESTIONS,
  type SiteAccess,
  type SiteAnswer,
  type SiteQuestion,
  siteQuestions,
} from './site-access.ts';
export {
  type ShippedParcel,
  PARCEL_NUMBER,
  type ParcelCarrier,
  trackedParcel,
  type TrackedParcel,
} from './parcel.ts';
