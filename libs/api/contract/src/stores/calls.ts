/** Stores (area 05, CALL-24 to CALL-35). */
export const storeCalls = {
  listStores: { method: 'GET', path: '/retailer/list', credential: 'public', summary: 'All stores of the market', refusals: [] },
  readStoreByUrlKey: { method: 'GET', path: '/retailer/url-key/:urlKey', credential: 'public', summary: 'A store by url key, without .html', refusals: ['not-found'] },
  readStore: { method: 'GET', path: '/retailer/:storeId', credential: 'public', summary: 'A store by id', refusals: ['not-found'] },
  readStoreByCode: { method: 'GET', path: '/retailer/code/:sellerCode', credential: 'public', summary: 'A store by seller code, padded or not', refusals: ['not-found'] },
  listStoresNear: { method: 'GET', path: '/retailer/position/:latitude/:longitude', credential: 'public', summary: 'Stores by distance from a place, nearest first', refusals: ['bad-input'] },
  findNearestStores: { method: 'GET', path: '/retailer/nearest', credential: 'public', summary: 'Stores near a postal code or a town, nearest first', refusals: ['bad-input', 'not-found'] },
  listStockOfStores: { method: 'GET', path: '/retailer/stock/:adeokey/:priceContextCode/:latitude/:longitude', credential: 'public', summary: 'Stock of a product in the stores near a place', refusals: ['bad-input', 'not-found'] },
  readCustomerContext: { method: 'GET', path: '/store-header-module/services/storeheader/customer-context-cookie', credential: 'public', summary: 'The store that a page header speaks of, with its place', refusals: ['bad-input', 'not-found'] },
  autocompletePlaces: { method: 'GET', path: '/maps/place/autocomplete', credential: 'public', summary: 'Towns that begin as typed, with a postal code of each', refusals: ['bad-input'] },
  readPlace: { method: 'GET', path: '/maps/place/details', credential: 'public', summary: 'Position and parts of the address of a suggested place', refusals: ['bad-input', 'not-found'] },
  geocodeAddress: { method: 'GET', path: '/maps/geocode', credential: 'none', summary: 'Where a postal code or a town lies; asked with a public key instead of a credential', refusals: ['bad-input', 'not-found'] },
} as const;
