import { pictureUrl } from '@materia/api-catalogue';
import { parsePageNumber } from '@materia/domain-navigation';
import { findVendors, type VendorPage } from '@materia/api-vendors';
import { type PlainDate, parsePlainDate } from '@materia/domain-holiday-calendar';
import { shopRequest } from '@materia/page-request';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { findActiveVendors, singleVendor } from './find-vendor.ts';
import { loadVendorOffers, type VendorOffersFacts } from './vendor-offers.ts';
import { vendorPath } from './vendors.loader.ts';

export type VendorFacts = {
  readonly vendor: VendorPage;
  readonly logo: string | undefined;
  readonly since: PlainDate | undefined;
  /** The country that products ship from, in the market's language. */
  readonly shipsFrom: string;
  readonly country: string;
  readonly termsHref: string;
  /** The form for reports of illegal content, with this page's URL. */
  readonly reportHref: string;
  /** The path of the vendor's page. */
  readonly path: string;
  readonly offers: VendorOffersFacts;
};

type LoadArgs = Pick<LoaderFunctionArgs, 'context' | 'params' | 'url'>;

/** Loads a vendor by any form of its path; forms other than the market's redirect permanently. */
export const loadVendor = async ({ context, params, url }: LoadArgs): Promise<VendorFacts> => {
  const shop = context.get(shopRequest);
  const vendor = singleVendor(
    shop,
    await findActiveVendors(shop, params['vendorKey'], findVendors),
  );
  const path = vendorPath(shop, vendor);
  if (path !== shop.to('vendor', { vendorKey: params['vendorKey'] ?? '' }))
    throw redirect(path, 301);
  const page = parsePageNumber(url.searchParams.get('page'));
  const offers = page.ok ? await loadVendorOffers(shop, vendor.id, page.value) : undefined;
  if (offers === undefined) throw data(null, { status: 404 });
  const since = parsePlainDate(vendor.dateCreated);
  const names = new Intl.DisplayNames([shop.market.locale], { type: 'region' });
  return {
    vendor,
    logo: vendor.logo && pictureUrl(shop.market.id, vendor.logo),
    since: since.ok ? since.value : undefined,
    shipsFrom: countryName(names, vendor.shippingCountry),
    country: countryName(names, vendor.contactInformations.country),
    termsHref: shop.to('vendorTerms', { vendorKey: vendor.urlKey }),
    path,
    offers,
    reportHref: `${shop.to('reportIllicitContent')}?${new URLSearchParams({ address: url.origin + path })}`,
  };
};

const countryName = (names: Intl.DisplayNames, code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
