export {
  fetchPickupPoints,
  type PickupPointNearby,
  type PickupPointQuery,
  type PickupPointsAround,
  readPickupPoint,
} from './pickup-point-calls.ts';
export { fetchPickupStore, type PickupStore } from './pickup-store.ts';
export { fetchPlaces, fetchTownOf, type PlaceScope, type SuggestedPlace } from './place-calls.ts';
export { type MarketPlace, promiseContext, storeTimes } from './promise-context.ts';
export { fetchSellingStoreNear, type PartnerRefusal } from './partner-calls.ts';
export {
  fetchOwnStore,
  fetchStockOfStores,
  fetchStore,
  fetchStoreByUrlKey,
  fetchStores,
  fetchStoresAround,
  fetchStoresNear,
  type LocatedPlace,
  locatePlace,
  type NamedPlace,
  type PlaceQuery,
  type PlaceRefusal,
  type StockAtStore,
} from './store-calls.ts';
export { type DayHours, weekOf } from './store-week.ts';
export { readStore, type StoreReply } from './store.ts';
