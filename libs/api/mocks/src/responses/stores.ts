import { aPickupPoint, aPlace, aStore } from '../builders/store.ts';
import type { AreaResponses } from '../handlers.ts';

export const storeResponses: AreaResponses<'Stores'> = {
  listStores: () => ({ reply: { data: [aStore()] } }),
  readStoreByUrlKey: () => ({ reply: { data: [aStore()] } }),
  readStore: () => ({ reply: { data: [aStore()] } }),
  readStoreByCode: () => ({ reply: { data: [aStore()] } }),
  listStoresNear: () => ({ reply: { data: [aStore()] } }),
  findNearestStores: () => ({
    reply: {
      data: [aStore()],
      place: {
        postcode: '61-285',
        city: 'Poznań',
        latitude: 52.39,
        longitude: 17,
        is_exact: true,
      },
    },
  }),
  measureDistance: () => ({ reply: { distance: 4.2, is_within_radius: true } }),
  listPickupPoints: ({ query }) => ({
    reply: {
      place: { latitude: 52.41, longitude: 16.93 },
      data: [aPickupPoint(query.get('kind') === 'locker' ? 'locker' : 'relay')],
    },
  }),
  listDeliverySlots: () => ({
    reply: { data: [{ date: '2026-03-13', start_hour: 8, end_hour: 11, available: true }] },
  }),
  readDeliverySlotsActive: () => ({ reply: { active: false } }),
  readDriveDeliveryDate: () => ({
    reply: {
      data: [
        {
          retailer: aStore(),
          ready: { date: '2026-03-10', minute: 720 },
          two_hours: true,
          first_slot: { date: '2026-03-10', start_hour: 12 },
        },
      ],
    },
  }),
  listStockOfStores: () => ({
    reply: {
      data: [{ store: aStore(), availability: { stockStatus: 'ONSITE', availableStock: 40 } }],
    },
  }),
  readCustomerContext: () => ({
    reply: {
      storeId: '12',
      mainStore: '012',
      postcode: '61-285',
      latitude: 52.389,
      longitude: 17.009,
    },
  }),
  autocompletePlaces: () => ({
    reply: {
      predictions: [{ place_id: '61-285~poznan', description: 'Poznań', postal_code: '61-285' }],
    },
  }),
  readPlace: () => ({ reply: { result: aPlace() } }),
  geocodeAddress: () => ({ reply: { results: [aPlace()] } }),
  geolocatePosition: () => ({ reply: { results: [aPlace()] } }),
};
