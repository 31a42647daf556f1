import type { findVendors, VendorPage } from '@materia/api-vendors';
import type { ShopRequest } from '@materia/page-request';
import { data, redirect } from 'react-router';

/** The active vendors that a path segment may refer to; empty without a marketplace. */
export const findActiveVendors = async (
  shop: ShopRequest,
  key: string | undefined,
  find: typeof findVendors,
): Promise<readonly VendorPage[]> =>
  key === undefined || !shop.flags.MARKETPLACE_MODE
    ? []
    : (await find(shop.host, key)).filter(({ isActive }) => isActive);

/** The only match. No match is a 404; several redirect to the list, which shows them all. */
export const singleVendor = (
  shop: ShopRequest,
  [vendor, ...others]: readonly VendorPage[],
): VendorPage => {
  if (vendor === undefined) throw data(null, { status: 404 });
  if (others.length > 0) throw redirect(shop.to('vendors'), 302);
  return vendor;
};
