import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { trader, vendorRating } from '../feed/vendor-record.ts';
import { data } from '../wire.ts';
import type { vendorCalls } from './calls.ts';

const shipping = z.object({
  shippingZoneCode: z.string(),
  shippingMode: z.string(),
  shippingLevel: z.string(),
});

/** A vendor's data in one seller context. */
const context = z.object({
  identifier: z.string(),
  name: z.string(),
  description: z.string(),
  returnPolicy: z.string(),
  shippingFromCountry: z.string(),
  deliveryConditions: z.array(shipping),
  salesConditions: z.object({ text: z.string(), link: z.string().optional() }),
});

/** The wire form of a vendor, with the field names of the specification. */
export const vendor = z
  .object({
    sellerIdentifier: z.string(),
    sellerStatus: z.string(),
    sellerCreationDate: z.string(),
    sellerLogo: z.string().optional(),
    sellerSite: z.object({
      addressName: z.string(),
      city: z.string(),
      postalCode: z.string(),
      country: z.string(),
    }),
    sellerContexts: z.array(context),
    ecocontributionSubscriptions: z.array(
      z.object({ shortName: z.string(), identifier: z.string() }),
    ),
    /** Path segment, unique within the market. */
    urlKey: z.string(),
    /** Another vendor has the same shop name, so the name identifies neither. */
    isShopNameShared: z.boolean(),
    /**
     * The trader behind the shop name; absent when the vendor has not declared that it is a trader.
     */
    trader: trader.optional(),
    rating: vendorRating.optional(),
  })
  .meta({ id: 'Vendor' });

const keyParams = z.object({ key: z.string().min(1).max(200) });

export const vendorSchemas = {
  listVendors: {
    query: z.object({
      maxResult: z.coerce.number().int().min(1).max(100).default(20),
      position: z.coerce.number().int().min(0).max(1_000_000).default(0),
    }),
    body: z.object({
      sellerContextIdentifier: z.union([z.string().max(20), z.number().int()]),
      sellerStatus: z.string().max(20),
    }),
    reply: z.object({ sellers: z.array(vendor), totalResults: z.number().int() }),
  },
  readVendor: { params: z.object({ id: z.string().max(40) }), reply: vendor },
  findVendors: { params: keyParams, reply: data(vendor) },
  readVendorTerms: { params: keyParams, reply: data(vendor) },
} as const satisfies Readonly<Record<keyof typeof vendorCalls, CallSchemas>>;
