import { PICKUP_POINT_KINDS } from '@materia/domain-shipping';
import { RETAILER_TYPES } from '@materia/domain-stores';
import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { availability, data } from '../wire.ts';
import type { storeCalls } from './calls.ts';

/** A time range of one ISO weekday (1 Monday to 7 Sunday), minutes since midnight in the market's zone. */
const openingHours = z.object({
  weekday: z.number().int().min(1).max(7),
  from: z.number().int(),
  to: z.number().int(),
});

/** The wire form of a store. The price context code is a pair: private first, professional second. */
export const store = z
  .object({
    id: z.string(),
    seller_code: z.string().length(3),
    url_key: z.string(),
    name: z.string(),
    retailer_type: z.enum(RETAILER_TYPES),
    ecommerce: z.string(),
    extension_attributes: z.object({
      address: z.object({
        street: z.array(z.string()),
        postcode: z.string(),
        city: z.string(),
        country_id: z.string(),
        latitude: z.number(),
        longitude: z.number(),
      }),
      price_context_code: z.tuple([z.string(), z.string()]),
      phone: z.string(),
      email: z.string(),
      opening_hours: z.array(openingHours),
      services: z.array(z.string()),
      /** Region of the holiday calendar. */
      region_code: z.string().optional(),
      /** Kilometres, on searches by place only. */
      distance: z.number().optional(),
    }),
  })
  .meta({ id: 'Store' });

/** An address as far as its distance depends on it: streets are not known, so its postal code decides. */
const measuredAddress = z.object({
  street: z.array(z.string().max(120)).max(2).optional(),
  postcode: z.string().max(12),
  city: z.string().max(120).optional(),
});

/** A relay point or parcel locker. */
export const pickupPoint = z
  .object({
    id: z.string(),
    kind: z.enum(PICKUP_POINT_KINDS),
    name: z.string(),
    street: z.array(z.string()),
    postcode: z.string(),
    city: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    opening_hours: z.array(openingHours),
  })
  .meta({ id: 'PickupPoint' });

const latitude = z.coerce.number().min(-90).max(90);
const longitude = z.coerce.number().min(-180).max(180);

/** The key of map services, which identifies the shop but proves nothing. */
const publicKey = z.string().min(1).max(80);

const DEGREES = String.raw`[+-]?\d{1,3}(?:\.\d{1,12})?`;
const positionText = z
  .string()
  .regex(new RegExp(`^${DEGREES},\\s*${DEGREES}$`))
  .refine(
    (text) => {
      const [degreesNorth = NaN, degreesEast = NaN] = text.split(',').map(Number);
      return Math.abs(degreesNorth) <= 90 && Math.abs(degreesEast) <= 180;
    },
    { message: 'not a position' },
  );

/** A place that a search named, or the known town nearest to a position. */
const foundPlace = z.object({
  postcode: z.string(),
  city: z.string().optional(),
  latitude: z.number(),
  longitude: z.number(),
  /** Whether the search named the postal code; otherwise it is one of the town's. */
  is_exact: z.boolean(),
});

/** A place in the form common to map services. */
export const place = z
  .object({
    place_id: z.string(),
    formatted_address: z.string(),
    geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
    address_components: z.array(
      z.object({ long_name: z.string(), short_name: z.string(), types: z.array(z.string()) }),
    ),
  })
  .meta({ id: 'Place' });

export const storeSchemas = {
  listStores: { reply: data(store) },
  readStoreByUrlKey: { params: z.object({ urlKey: z.string().max(200) }), reply: data(store) },
  readStore: { params: z.object({ storeId: z.string().max(20) }), reply: data(store) },
  readStoreByCode: { params: z.object({ sellerCode: z.string().max(20) }), reply: data(store) },
  listStoresNear: { params: z.object({ latitude, longitude }), reply: data(store) },
  findNearestStores: {
    /** Exactly one of: a postal code of the market, a town or an address in it, or a position. */
    query: z.object({
      postcode: z.string().max(12).optional(),
      city: z.string().max(120).optional(),
      latitude: latitude.optional(),
      longitude: longitude.optional(),
    }),
    reply: data(store).extend({
      /** Where these stores are near, as far as it is known by name. */
      place: foundPlace.optional(),
    }),
  },
  measureDistance: {
    /** An address in a request, with or without a store; or, as in Spain, the address itself with a store. */
    body: z.union([
      z.object({
        request: z.object({ address: measuredAddress, retailer_id: z.string().max(20).optional() }),
      }),
      measuredAddress.extend({ retailer_id: z.string().max(20) }),
    ]),
    /**
     * Kilometres. With a store its distance, and whether local delivery reaches that far; without one every store,
     * nearest first.
     */
    reply: z.union([
      z.object({ distance: z.number(), is_within_radius: z.boolean() }),
      z.object({ retailers: z.array(store) }),
    ]),
  },
  listPickupPoints: {
    /** `retailer_id` is the store of the cart: points where its prices do not apply, because other taxes do, are left out. */
    query: z.object({
      postcode: z.string().max(12),
      kind: z.enum(PICKUP_POINT_KINDS).default('relay'),
      retailer_id: z.string().max(20).optional(),
      limit: z.coerce.number().int().min(1).max(50).default(10),
    }),
    /** `distance` in kilometres from `place`, which is where the postal code is; absent where no points are offered. */
    reply: data(pickupPoint.extend({ distance: z.number() })).extend({
      place: z.object({ latitude: z.number(), longitude: z.number() }).optional(),
    }),
  },
  readDriveDeliveryDate: {
    /** `onsite`: the store has every product of the cart; `bigbox`: some come from the big store. */
    params: z.object({ storeId: z.string().max(20), cartType: z.enum(['onsite', 'bigbox']) }),
    reply: data(
      z.object({
        retailer: store,
        /** When the products are ready; absent while the store's hours give no moment. Minutes since midnight, local. */
        ready: z.object({ date: z.string(), minute: z.number().int() }).optional(),
        /** Whether the store still prepares such a cart today. */
        two_hours: z.boolean(),
        /** The first free pickup hour. */
        first_slot: z.object({ date: z.string(), start_hour: z.number().int() }).optional(),
      }),
    ),
  },
  listDeliverySlots: {
    params: z.object({ storeId: z.string().max(20) }),
    /** The truck arrives between the two hours. */
    reply: data(
      z.object({
        date: z.string(),
        start_hour: z.number().int(),
        end_hour: z.number().int(),
        available: z.boolean(),
      }),
    ),
  },
  readDeliverySlotsActive: {
    params: z.object({ storeId: z.string().max(20) }),
    reply: z.object({ active: z.boolean() }),
  },
  listStockOfStores: {
    params: z.object({ adeokey: z.string(), priceContextCode: z.string(), latitude, longitude }),
    /** With an amount, at most that many stores, and only those that have the product or can get it; otherwise all. */
    query: z.object({ amount: z.coerce.number().int().min(1).max(100).optional() }),
    reply: data(z.object({ store, availability: availability.optional() })),
  },
  readCustomerContext: {
    /** The store by its seller code, padded or not, and the shopper's position. */
    query: z.object({ mainStore: z.string().min(1).max(20), latitude, longitude }),
    reply: z.object({
      storeId: z.string(),
      mainStore: z.string(),
      postcode: z.string(),
      latitude: z.number(),
      longitude: z.number(),
    }),
  },
  autocompletePlaces: {
    /** `country` and `language` as ISO codes; those of the market by default. */
    query: z.object({
      input: z.string().min(1).max(120),
      country: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .optional(),
      language: z
        .string()
        .regex(/^[a-z]{2}$/)
        .optional(),
    }),
    reply: z.object({
      predictions: z.array(
        z.object({ place_id: z.string(), description: z.string(), postal_code: z.string() }),
      ),
    }),
  },
  readPlace: {
    query: z.object({ place_id: z.string().min(1).max(240) }),
    reply: z.object({ result: place }),
  },
  geocodeAddress: {
    query: z.object({ address: z.string().min(1).max(120), key: publicKey }),
    reply: z.object({ results: z.array(place) }),
  },
  geolocatePosition: {
    /** Latitude and longitude in degrees: `52.23,21.01`. */
    query: z.object({ address: positionText, key: publicKey }),
    reply: z.object({ results: z.array(place) }),
  },
} as const satisfies Readonly<Record<keyof typeof storeCalls, CallSchemas>>;
