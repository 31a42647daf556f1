import { z } from 'zod';

/**
 * Who stands behind a vendor's name, as article 30 of Regulation (EU) 2022/2065 wants it shown (BEY-13). Town and country
 * are the vendor's. A vendor without this record has not declared to be a trader.
 */
export const trader = z.object({
  legalName: z.string(),
  street: z.string(),
  postcode: z.string(),
  /** Trade register and the number in it, as the country writes them. */
  register: z.string(),
  taxNumber: z.string(),
  email: z.string(),
  phone: z.string(),
});

/** What buyers gave the vendor, from 1 to 5, and how many of them. */
export const vendorRating = z.object({
  average: z.number().min(1).max(5),
  count: z.number().int().positive(),
});

/** Where a vendor sends goods, in what, and how far: to the kerb or through the door. */
const delivery = z.object({
  zone: z.enum(['country', 'mainland', 'islands']),
  mode: z.enum(['parcel', 'lorry']),
  level: z.enum(['door', 'kerb']),
});

/** What a vendor says of itself in the marketplace; paragraphs are separated by empty lines. */
const profile = z.object({
  createdOn: z.iso.date(),
  logo: z.string().nullable(),
  description: z.string(),
  returnPolicy: z.string(),
  shippingFromCountry: z.string().length(2),
  deliveries: z.array(delivery),
  salesTerms: z.string(),
  salesTermsLink: z.url({ protocol: /^https?$/ }).nullable(),
  /** Registrations for extended producer responsibility: the stream's short name and the number. */
  ecoSubscriptions: z.array(z.object({ shortName: z.string(), identifier: z.string() })),
  rating: vendorRating.nullable(),
});

export const vendorRecord = z.object({
  code: z.string(),
  sellerIdentifier: z.string(),
  name: z.string(),
  urlKey: z.string(),
  city: z.string(),
  country: z.string(),
  trader: trader.optional(),
  /** Only active vendors, as all are without this, have a page; one that left stays for the orders of the past. */
  status: z.enum(['ACTIVE', 'CLOSED']).optional(),
  profile: profile.optional(),
});

export type VendorProfile = z.infer<typeof profile>;
