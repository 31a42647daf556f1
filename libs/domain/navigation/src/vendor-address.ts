import { unreachable } from '@materia/domain-kernel';
import { slugOf } from './slug.ts';

/** The URL formats of a vendor's page. */
export type VendorAddressing = 'shop-name' | 'name-and-identifier' | 'identifier';

type NamedVendor = { readonly id: string; readonly shopName: string };

/**
 * Name and identifier as one URL segment: `kominki-beskid-140109`. The identifier makes it unique.
 */
export const vendorSlug = ({ id, shopName }: NamedVendor): string => {
  const name = slugOf(shopName);
  return name === '' ? id : `${name}-${id}`;
};

/** The URL segment of a vendor in a market. */
export const vendorKey = (vendor: NamedVendor, addressing: VendorAddressing): string => {
  switch (addressing) {
    case 'shop-name':
      return vendor.shopName;
    case 'name-and-identifier':
      return vendorSlug(vendor);
    case 'identifier':
      return vendor.id;
    default:
      return unreachable(addressing);
  }
};

/**
 * The identifier in a slug or in a URL by identifier: the digits at its end; undefined for a plain
 * name.
 */
export const vendorIdIn = (key: string): string | undefined => /(?:^|-)(\d{3,20})$/.exec(key)?.[1];

const LONGEST_KEY = 200;

/**
 * Whether a URL segment may name a vendor; a shop name may contain letters of any language, spaces
 * and symbols.
 */
export const isVendorKey = (key: string): boolean =>
  key.length <= LONGEST_KEY && /[\p{L}\p{N}]/u.test(key) && !/[\p{Cc}/\\]/u.test(key);
