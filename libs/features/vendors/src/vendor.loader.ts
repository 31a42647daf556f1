import { pictureAddress } from '@materia/api-catalogue';
import { findVendors, findVendorTerms, type VendorPage } from '@materia/api-vendors';
import { type PlainDate, parsePlainDate } from '@materia/domain-holiday-calendar';
import { type ShopRequest, shopRequest } from '@materia/storefront-request';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { vendorPath } from './vendors.loader.ts';

export type VendorFacts = {
  readonly vendor: VendorPage;
  readonly logo: string | undefined;
  readonly since: PlainDate | undefined;
  /** The country goods come from, in the market's language. */
  readonly shipsFrom: string;
  readonly country: string;
  readonly termsHref: string;
  /** The form for reports of illicit content, with this page's address in it. */
  readonly reportHref: string;
};

type Visited = Pick<LoaderFunctionArgs, 'context' | 'params' | 'url'>;

/** Loads a vendor by any form of its address (RTE-06, RTE-07); another form than the market's leads there for good. */
export const loadVendor = async ({ context, params, url }: Visited): Promise<VendorFacts> => {
  const shop = context.get(shopRequest);
  const vendor = theOnly(shop, await foundBy(shop, params['vendorKey'], findVendors));
  const path = vendorPath(shop, vendor);
  if (path !== shop.to('vendor', { vendorKey: params['vendorKey'] ?? '' })) throw redirect(path, 301);
  const since = parsePlainDate(vendor.dateCreated);
  const names = new Intl.DisplayNames([shop.market.locale], { type: 'region' });
  return {
    vendor,
    logo: vendor.logo && pictureAddress(shop.market.id, vendor.logo),
    since: since.ok ? since.value : undefined,
    shipsFrom: countryName(names, vendor.shippingCountry),
    country: countryName(names, vendor.contactInformations.country),
    termsHref: shop.to('vendorTerms', { vendorKey: vendor.urlKey }),
    reportHref: `${shop.to('reportIllicitContent')}?${new URLSearchParams({ address: url.origin + path })}`,
  };
};

export type VendorTermsFacts = { readonly name: string; readonly paragraphs: readonly string[]; readonly document: string | undefined; readonly vendorHref: string };

/** Loads the sales terms as they are now (RTE-14, VEN-10, VEN-12), by url key or shop name; the url key is the address that stays (RTE-15). */
export const loadVendorTerms = async ({ context, params }: Visited): Promise<VendorTermsFacts> => {
  const shop = context.get(shopRequest);
  const vendor = theOnly(shop, await foundBy(shop, params['vendorKey'], findVendorTerms));
  if (vendor.urlKey !== params['vendorKey']) throw redirect(shop.to('vendorTerms', { vendorKey: vendor.urlKey }), 301);
  return { name: vendor.shopName, paragraphs: paragraphsOf(vendor.cgv), document: vendor.cgvLink, vendorHref: vendorPath(shop, vendor) };
};

const foundBy = async (shop: ShopRequest, key: string | undefined, find: typeof findVendors): Promise<readonly VendorPage[]> =>
  key === undefined || !shop.flags.MARKETPLACE_MODE ? [] : (await find(shop.host, key)).filter(({ isActive }) => isActive);

/** Nobody there is a 404 (VEN-07, VEN-08, RTE-42); several with one name are told apart on the list. */
const theOnly = (shop: ShopRequest, [vendor, ...others]: readonly VendorPage[]): VendorPage => {
  if (vendor === undefined) throw data(null, { status: 404 });
  if (others.length > 0) throw redirect(shop.to('vendors'), 302);
  return vendor;
};

const countryName = (names: Intl.DisplayNames, code: string): string => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code);

const paragraphsOf = (text: string): readonly string[] => text.split(/\n{2,}/).map((paragraph) => paragraph.trim()).filter((paragraph) => paragraph !== '');
