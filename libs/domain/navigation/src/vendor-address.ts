import { slugOf } from './slug.ts';

/** The ways in which a vendor's page may be addressed. */
export type VendorAddressing = 'shop-name' | 'name-and-identifier' | 'identifier';

type NamedVendor = { readonly id: string; readonly shopName: string };

/** Name and identifier as one word of an address: `kominki-beskid-140109`. The identifier makes it unique. */
export const vendorSlug = ({ id, shopName }: NamedVendor): string => {
  const name = slugOf(shopName);
  return name === '' ? id : `${name}-${id}`;
};

/** The word of an address under which a market shows a vendor. */
export const vendorKey = (vendor: NamedVendor, addressing: VendorAddressing): string => {
  switch (addressing) {
    case 'shop-name':
      return vendor.shopName;
    case 'name-and-identifier':
      return vendorSlug(vendor);
    case 'identifier':
      return vendor.id;
    default:
      return addressing satisfies never;
  }
};

/** The identifier in a slug or in an address by identifier: the digits at its end; nothing for a plain name. */
export const vendorIdIn = (key: string): string | undefined => /(?:^|-)(\d{3,20})$/.exec(key)?.[1];

const LONGEST_KEY = 200;

/** Whether a word of an address may name a vendor; a shop name may hold letters of any language, blanks and signs. */
export const isVendorKey = (key: string): boolean =>
  key.length <= LONGEST_KEY && /[\p{L}\p{N}]/u.test(key) && !/[\p{Cc}/\\]/u.test(key);
