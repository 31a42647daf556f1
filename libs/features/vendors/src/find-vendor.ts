import type { findVendors, VendorPage } from '@materia/api-vendors';
import type { ShopRequest } from '@materia/storefront-request';
import { data, redirect } from 'react-router';

/** The active vendors that a word of an address may mean; none in a shop without a marketplace (RTE-42). */
export const foundBy = async (
  shop: ShopRequest,
  key: string | undefined,
  find: typeof findVendors,
): Promise<readonly VendorPage[]> =>
  key === undefined || !shop.flags.MARKETPLACE_MODE
    ? []
    : (await find(shop.host, key)).filter(({ isActive }) => isActive);

/** Nobody there is a 404 (VEN-07, VEN-08, RTE-42); several with one name are told apart on the list. */
export const theOnly = (
  shop: ShopRequest,
  [vendor, ...others]: readonly VendorPage[],
): VendorPage => {
  if (vendor === undefined) throw data(null, { status: 404 });
  if (others.length > 0) throw redirect(shop.to('vendors'), 302);
  return vendor;
};
