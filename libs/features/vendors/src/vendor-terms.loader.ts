import { findVendorTerms } from '@materia/api-vendors';
import { shopRequest } from '@materia/page-request';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { findActiveVendors, singleVendor } from './find-vendor.ts';
import { vendorPath } from './vendors.loader.ts';

export type VendorTermsFacts = {
  readonly name: string;
  readonly paragraphs: readonly string[];
  readonly document: string | undefined;
  readonly vendorHref: string;
};

/** Loads the current terms of sale, by URL key or shop name; the URL key is the canonical path. */
export const loadVendorTerms = async ({
  context,
  params,
}: Pick<LoaderFunctionArgs, 'context' | 'params' | 'url'>): Promise<VendorTermsFacts> => {
  const shop = context.get(shopRequest);
  const vendor = singleVendor(
    shop,
    await findActiveVendors(shop, params['vendorKey'], findVendorTerms),
  );
  if (vendor.urlKey !== params['vendorKey'])
    throw redirect(shop.to('vendorTerms', { vendorKey: vendor.urlKey }), 301);
  return {
    name: vendor.shopName,
    paragraphs: paragraphsOf(vendor.cgv),
    document: vendor.cgvLink,
    vendorHref: vendorPath(shop, vendor),
  };
};

const paragraphsOf = (text: string): readonly string[] =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
