/** Brands of the range (area 06). */
export const brandCalls = {
  listBrands: {
    method: 'GET',
    path: '/brand/list',
    credential: 'public',
    summary: 'The brands of the range by name',
    refusals: [],
  },
  readBrand: {
    method: 'GET',
    path: '/brand/:key',
    credential: 'public',
    summary: 'A brand by the word of its address, with the categories that hold its products',
    refusals: ['not-found'],
  },
} as const;
