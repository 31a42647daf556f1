export { deliveryLabel, isFreeDelivery } from './delivery-label.ts';
export { earliestPromise, type PromisedDelivery, promisedDeliveries } from './earliest-promise.ts';
export { PICKUP_CHANGE_MINUTES, pickupChange, type PickupChange } from './pickup-change.ts';
export {
  canBeCollected,
  type CollectedLine,
  type OfferedSlot,
  type PickupObstacle,
  type PickupOffer,
  type PossiblePickup,
  pickupOffer,
  readyForPickup,
  SLOT_DAYS,
} from './pickup-offer.ts';
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
  type OfferDestination,
  offerOutlook,
  type OfferOutlook,
  type OutlookPoint,
  reachable,
} from './offer-outlook.ts';
