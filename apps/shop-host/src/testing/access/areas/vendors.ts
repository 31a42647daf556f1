import type { AreaRows, PublicRead } from './access-row.ts';

export const vendorReads = [
  'readVendor',
  'findVendors',
  'readVendorTerms',
] as const satisfies readonly PublicRead<'Vendors'>[];

export const vendorRows: AreaRows<'Vendors', (typeof vendorReads)[number]> = {
  listVendors: {
    subject: 'anybody',
    input: () => ({ query: {}, body: { sellerContextIdentifier: '1', sellerStatus: 'OPEN' } }),
  },
};
