export {
  fetchVendors,
  findVendors,
  findVendorTerms,
  type VendorList,
  VENDORS_PER_PAGE,
} from './vendor-calls.ts';
export { readVendorPage, type VendorPage, type VendorReply } from './vendor-page.ts';
