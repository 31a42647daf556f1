import {
  PICKUP_POINT_KINDS,
  SERVICE_LEVELS,
  SHIPPING_METHODS,
  SLOT_KINDS,
} from '@materia/domain-shipping';
import {
  PROMISE_UNITS,
  STORE_STOCK_STATUSES,
  VENDOR_STOCK_STATUSES,
} from '@materia/domain-stock-status';
import { RETAILER_TYPES } from '@materia/domain-stores';
import { z } from 'zod';
import { contact, productFields } from '../catalogue/product-fields.ts';
import { vendorRecord } from './vendor-record.ts';

/** Minutes since midnight of an ISO weekday, 1 for Monday. */
const openingRange = z.object({
  weekday: z.number().int().min(1).max(7),
  from: z.number().int(),
  to: z.number().int(),
});

/**
 * The files from which a retailer's catalogue is loaded: JSON lines, one record per line, one file
 * per kind. Amounts are minor units including tax, rates are basis points, lengths of stay are
 * days, days are yyyy-mm-dd.
 */
const storeRecord = z.object({
  id: z.string(),
  sellerCode: z.string().length(3),
  urlKey: z.string(),
  name: z.string(),
  retailerType: z.enum(RETAILER_TYPES),
  ecommerce: z.boolean(),
  street: z.array(z.string()),
  postcode: z.string(),
  city: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  regionCode: z.string().nullable(),
  phone: z.string(),
  email: z.string(),
  openingHours: z.array(openingRange),
  services: z.array(z.string()),
  /** Stores of a zone share their prices. */
  priceZone: z.string(),
  position: z.number().int(),
});

/** Towns with their postal codes and position, for the store search. */
const placeRecord = z.object({
  postcode: z.string(),
  city: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});

const categoryRecord = z.object({
  id: z.string(),
  parentId: z.string().nullable(),
  name: z.string(),
  urlSegment: z.string(),
  position: z.number().int(),
  image: z.string().nullable(),
  description: z.string(),
  /** Ids of the categories from which a job needs something besides these products, the most needed first. */
  complements: z.array(z.string()).optional(),
});

/**
 * Information that article 19 of Regulation (EU) 2023/988 requires with an offer. A manufacturer
 * outside the Union has a responsible person in it.
 */
const safety = z.object({ warnings: z.array(z.string()), responsiblePerson: contact.optional() });

const productRecord = z.object({
  ...productFields.shape,
  urlKey: z.string(),
  categoryId: z.string(),
  image: z.string(),
  saleUnit: z.string(),
  capacityUnit: z.string().nullable(),
  capacityPerSaleUnit: z.number().nullable(),
  weightGrams: z.number().int().positive(),
  /** Sale units on a full pallet, for products on returnable pallets. */
  unitsPerPallet: z.number().int().positive().optional(),
  /** The rate on the mainland. */
  vatBasisPoints: z.number().int(),
  /**
   * Rates in tax territories whose law lists products by kind (IGIC), by territory. Other places
   * derive theirs from the mainland's.
   */
  territoryVat: z.record(z.string(), z.number().int().nonnegative()).optional(),
  ecotaxMinor: z.number().int(),
  ecotaxStream: z.string().nullable(),
  safety: safety.optional(),
  /** Rank by sales, the order of "relevance": 1 sells best. */
  rank: z.number().int(),
  /**
   * Day of its addition to the range, for the order "newest"; by default the day of the host's
   * first import of it.
   */
  listedOn: z.iso.date().optional(),
});

/** The retailer's price for a zone and a kind of customer, with the price before a reduction. */
const priceRecord = z.object({
  sku: z.string(),
  priceZone: z.string(),
  customerKind: z.enum(['private', 'professional']),
  amountMinor: z.number().int().nonnegative(),
  initialAmountMinor: z.number().int().nonnegative(),
  gapCode: z.string().nullable(),
});

/** Each change of a price, as evidence for the lowest price of the last 30 days. */
const priceHistoryRecord = z.object({
  sku: z.string(),
  priceZone: z.string(),
  customerKind: z.enum(['private', 'professional']),
  validFrom: z.string(),
  amountMinor: z.number().int().nonnegative(),
});

const stockRecord = z.object({
  sku: z.string(),
  storeId: z.string(),
  status: z.enum(STORE_STOCK_STATUSES),
  quantity: z.number().int().nonnegative(),
  promiseUnit: z.enum(PROMISE_UNITS),
  promiseDelay: z.number().int().nonnegative(),
});

/** How many units the central warehouse can send as parcels. */
const warehouseStockRecord = z.object({
  sku: z.string(),
  quantity: z.number().int().nonnegative(),
});

const vendorOfferRecord = z.object({
  code: z.string(),
  sku: z.string(),
  vendorCode: z.string(),
  amountMinor: z.number().int().nonnegative(),
  initialAmountMinor: z.number().int().nonnegative(),
  status: z.enum(VENDOR_STOCK_STATUSES),
  quantity: z.number().int().nonnegative(),
  promiseUnit: z.enum(PROMISE_UNITS),
  promiseDelay: z.number().int().nonnegative(),
});

/**
 * What one of the retailer's carriers charges, up to a weight and a distance from the store; `null`
 * covers every one.
 */
const deliveryRateRecord = z.object({
  method: z.enum(SHIPPING_METHODS),
  upToGrams: z.number().int().positive().nullable(),
  upToKm: z.number().int().positive().nullable(),
  priceMinor: z.number().int().nonnegative(),
});

/** A relay point or parcel locker of the carriers' networks. Hours as in stores. */
const pickupPointRecord = z.object({
  id: z.string().min(1).max(40),
  kind: z.enum(PICKUP_POINT_KINDS),
  name: z.string().min(1),
  street: z.array(z.string()).min(1),
  postcode: z.string(),
  city: z.string(),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  openingHours: z.array(openingRange),
});

/**
 * How many orders a store hands over in the hour from `startHour` of an ISO weekday, or its trucks
 * deliver in the hours from it on. A store with rows offers only their hours; one without rows has
 * a common capacity for pickups in every opening hour, and no delivery slots.
 */
const slotCapacityRecord = z.object({
  storeId: z.string(),
  kind: z.enum(SLOT_KINDS).optional(),
  weekday: z.number().int().min(1).max(7),
  startHour: z.number().int().min(0).max(23),
  capacity: z.number().int().nonnegative(),
});

/**
 * What a vendor charges for everything that it sends to one shopper, up to a weight; `null` covers
 * every weight.
 */
const vendorRateRecord = z.object({
  vendorCode: z.string(),
  level: z.enum(SERVICE_LEVELS),
  upToGrams: z.number().int().positive().nullable(),
  priceMinor: z.number().int().nonnegative(),
});

/** Substitutes of a product, the best first: position 1. */
const substituteRecord = z.object({
  sku: z.string(),
  substituteSku: z.string(),
  position: z.number().int().positive(),
});

const redirectionRecord = z.object({
  path: z.string(),
  targetPath: z.string(),
  status: z.union([z.literal(301), z.literal(302)]),
});

/** A content page. Its HTML is sanitized on import. */
const contentPageRecord = z.object({
  /** The store of the page; 42 is the default for stores without their own page. */
  storeId: z.string(),
  identifier: z.string(),
  place: z.enum(['root', 'page', 'blog']),
  section: z.string(),
  position: z.number().int(),
  title: z.string().min(1),
  description: z.string(),
  html: z.string(),
  picture: z.string().nullable(),
  publishedOn: z.iso.date().nullable(),
  questions: z.array(z.object({ topic: z.string(), question: z.string(), answer: z.string() })),
});

/** A block of a page. `groupId` is the customer group that sees it instead of the public block. */
const contentBlockRecord = z.object({
  storeId: z.string(),
  identifier: z.string(),
  groupId: z.string().nullable(),
  categoryId: z.string().nullable(),
  context: z.string(),
  position: z.number().int(),
  title: z.string(),
  html: z.string(),
});

const contentSlideRecord = z.object({
  storeId: z.string(),
  slider: z.string(),
  groupId: z.string().nullable(),
  position: z.number().int(),
  title: z.string().min(1),
  text: z.string(),
  linkLabel: z.string(),
  /** A path of the shop. */
  linkPath: z.string().regex(/^\/(?!\/)[^\\\s]*$/),
  picture: z.string(),
});

/** A review imported from another source, which verified it. */
const reviewRecord = z.object({
  id: z.string(),
  sku: z.string(),
  rating: z.number().int().min(1).max(5),
  title: z.string(),
  text: z.string(),
  nickname: z.string(),
  writtenOn: z.iso.date(),
  isVerified: z.boolean(),
});

/** File name of each kind, in the order in which they are loaded. */
export const FEED_FILES = [
  'stores',
  'places',
  'categories',
  'products',
  'prices',
  'price-history',
  'stock',
  'warehouse-stock',
  'delivery-rates',
  'pickup-points',
  'slot-capacities',
  'vendors',
  'seller-rates',
  'vendor-offers',
  'substitutes',
  'redirections',
  'content-pages',
  'content-blocks',
  'content-slides',
  'reviews',
] as const;
export type FeedFile = (typeof FEED_FILES)[number];

export const FEED_SCHEMAS = {
  stores: storeRecord,
  places: placeRecord,
  categories: categoryRecord,
  products: productRecord,
  prices: priceRecord,
  'price-history': priceHistoryRecord,
  stock: stockRecord,
  'warehouse-stock': warehouseStockRecord,
  vendors: vendorRecord,
  'delivery-rates': deliveryRateRecord,
  'pickup-points': pickupPointRecord,
  'slot-capacities': slotCapacityRecord,
  'seller-rates': vendorRateRecord,
  'vendor-offers': vendorOfferRecord,
  substitutes: substituteRecord,
  redirections: redirectionRecord,
  'content-pages': contentPageRecord,
  'content-blocks': contentBlockRecord,
  'content-slides': contentSlideRecord,
  reviews: reviewRecord,
} as const satisfies Readonly<Record<FeedFile, z.ZodObject>>;

export type FeedRecord<File extends FeedFile> = z.infer<(typeof FEED_SCHEMAS)[File]>;
