import { z } from 'zod';

/**
 * The trader behind a vendor's name, shown as article 30 of Regulation (EU) 2022/2065 requires. Town and country
 * are those of the vendor. A vendor without this record has not declared that it is a trader.
 */
export const trader = z.object({
  legalName: z.string(),
  street: z.string(),
  postcode: z.string(),
  /** Trade register and registration number, as written in the country. */
  register: z.string(),
  taxNumber: z.string(),
  email: z.string(),
  phone: z.string(),
});

/** Average rating of the vendor, from 1 to 5, and number of ratings. */
export const vendorRating = z.object({
  average: z.number().min(1).max(5),
  count: z.number().int().positive(),
});

/** Where a vendor ships, in which packaging, and how far: to the kerb or into the home. */
const delivery = z.object({
  zone: z.enum(['country', 'mainland', 'islands']),
  mode: z.enum(['parcel', 'lorry']),
  level: z.enum(['door', 'kerb']),
});

/** A vendor's description of itself in the marketplace; paragraphs are separated by empty lines. */
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
  /** Only active vendors have a page; active by default. A vendor that left is kept for past orders. */
  status: z.enum(['ACTIVE', 'CLOSED']).optional(),
  profile: profile.optional(),
});

export type VendorProfile = z.infer<typeof profile>;
