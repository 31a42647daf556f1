import { fetchVendors, type VendorPage, VENDORS_PER_PAGE } from '@materia/api-vendors';
import { pictureUrl } from '@materia/api-catalogue';
import { parsePageNumber, vendorKey } from '@materia/domain-navigation';
import { type ShopRequest, shopRequest } from '@materia/page-request';
import { data, type LoaderFunctionArgs } from 'react-router';

/** A vendor as shown in the list. */
export type VendorCardFacts = {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly href: string;
  readonly logo: string | undefined;
  readonly rating: VendorPage['rating'];
};

export type VendorsFacts = {
  readonly vendors: readonly VendorCardFacts[];
  readonly total: number;
  readonly page: number;
  readonly pageCount: number;
};

/** Loads a page of the vendors; 404 beyond the last one and without a marketplace. */
export const loadVendors = async ({
  context,
  url,
}: Pick<LoaderFunctionArgs, 'context' | 'url'>): Promise<VendorsFacts> => {
  const shop = context.get(shopRequest);
  const requestedPage = parsePageNumber(url.searchParams.get('page'));
  if (!shop.flags.MARKETPLACE_MODE || !requestedPage.ok) throw data(null, { status: 404 });
  const { vendors, total } = await fetchVendors(shop.host, requestedPage.value);
  if (vendors.length === 0 && requestedPage.value > 1) throw data(null, { status: 404 });
  return {
    vendors: vendors.map((vendor) => cardOf(shop, vendor)),
    total,
    page: requestedPage.value,
    pageCount: Math.max(1, Math.ceil(total / VENDORS_PER_PAGE)),
  };
};

const cardOf = (shop: ShopRequest, vendor: VendorPage): VendorCardFacts => ({
  id: vendor.id,
  name: vendor.shopName,
  city: vendor.contactInformations.city,
  href: vendorPath(shop, vendor),
  logo: vendor.logo && pictureUrl(shop.market.id, vendor.logo),
  rating: vendor.rating,
});

/**
 * The path of a vendor's page in the market's form; if several vendors share the shop name, the
 * slug is used.
 */
export const vendorPath = ({ market, to }: ShopRequest, vendor: VendorPage): string =>
  to('vendor', {
    vendorKey: vendorKey(
      vendor,
      vendor.isShopNameShared ? 'name-and-identifier' : market.settings.vendorAddress,
    ),
  });
