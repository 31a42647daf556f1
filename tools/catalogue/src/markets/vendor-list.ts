import { slugOf } from '../slug.ts';
import type { DemoVendor } from './demo-market.ts';
import type { Trade } from './trades.ts';

export type VendorRow = readonly [
  trade: Trade,
  name: string,
  legalName: string,
  street: string,
  postcode: string,
  city: string,
  register: string,
  taxNumber: string,
  phone: string,
  sends?: 'lorries',
];

/**
 * Vendors of a country, numbered in list order; `firstIdentifier` is the seller identifier of the
 * first.
 */
export const vendorsOf = (
  country: string,
  firstIdentifier: number,
  rows: readonly VendorRow[],
): readonly DemoVendor[] =>
  rows.map(
    (
      [trade, name, legalName, street, postcode, city, register, taxNumber, phone, sends],
      index,
    ) => ({
      code: `${country}V${String(index + 1)}`,
      sellerIdentifier: String(firstIdentifier + index),
      name,
      urlKey: slugOf(name),
      city,
      country,
      trade,
      sendsLorries: sends === 'lorries',
      trader: {
        legalName,
        street,
        postcode,
        register,
        taxNumber,
        email: `info@${slugOf(name)}.example`,
        phone,
      },
    }),
  );
