export {
  distanceKm,
  isWithinRadius,
  LOCAL_DELIVERY_RADIUS_KM,
  NEARBY_RADIUS_KM,
  type Position,
} from './distance.ts';
export { handsOver } from './handover.ts';
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
export {
  type LocatorQuestion,
  locatorQuestion,
  parseStoreSearch,
  type StoreSearch,
  type StoreSearchRefusal,
} from './store-search.ts';
export { RETAILER_TYPES, type RetailerType, type Store } from './stores.ts';
export { MARKETPLACE_CONTEXT, type Vendor, type VendorDelivery } from './vendors.ts';
