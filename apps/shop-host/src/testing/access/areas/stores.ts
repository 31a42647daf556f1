import type { AreaRows, PublicRead } from './access-row.ts';

export const storeReads = [
  'listStores',
  'readStore',
  'readStoreByUrlKey',
  'readStoreByCode',
  'listStoresNear',
  'findNearestStores',
  'listPickupPoints',
  'readDriveDeliveryDate',
  'listDeliverySlots',
  'readDeliverySlotsActive',
  'listStockOfStores',
  'readCustomerContext',
  'autocompletePlaces',
  'readPlace',
  'geocodeAddress',
  'geolocatePosition',
] as const satisfies readonly PublicRead<'Stores'>[];

export const storeRows: AreaRows<'Stores', (typeof storeReads)[number]> = {
  measureDistance: {
    subject: 'anybody',
    input: () => ({ body: { request: { address: { postcode: '00-001' } } } }),
  },
};
