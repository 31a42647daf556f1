/** Vendors of the marketplace (area 06). */
export const vendorCalls = {
  listVendors: {
    method: 'POST',
    path: '/vendors',
    credential: 'public',
    summary: 'Vendors of a seller context in a state, by name',
    refusals: ['bad-input'],
  },
  readVendor: {
    method: 'GET',
    path: '/vendors/:id',
    credential: 'public',
    summary: 'A vendor by its identifier',
    refusals: ['not-found'],
  },
  findVendors: {
    method: 'GET',
    path: '/vendors/by-key/:key',
    credential: 'public',
    summary:
      'The vendor of an address: by name and identifier, url key, identifier or shop name; several only where they share a shop name',
    refusals: ['not-found'],
  },
  readVendorTerms: {
    method: 'GET',
    path: '/vendors/by-key/:key/terms',
    credential: 'public',
    summary: 'The same with today’s sales terms, never cached',
    refusals: ['not-found'],
  },
} as const;
