import { aVendor } from '../builders/vendor.ts';
import type { AreaResponses } from '../handlers.ts';

export const vendorResponses: AreaResponses<'Vendors'> = {
  listVendors: () => ({ reply: { sellers: [aVendor()], totalResults: 1 } }),
  readVendor: () => ({ reply: aVendor() }),
  findVendors: () => ({ reply: { data: [aVendor()] } }),
  readVendorTerms: () => ({ reply: { data: [aVendor()] } }),
};
