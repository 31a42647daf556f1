import { CARRIERS, METHOD_CODES } from '@materia/domain-shipping';
import { ENERGY_CLASSES } from '@materia/domain-energy-label';
import { CURRENCY_CODES } from '@materia/domain-money';
import { PRICE_ROW_KINDS, SALES_TAXES } from '@materia/domain-pricing';
import { PROMISE_UNITS, STOCK_STATUSES } from '@materia/domain-stock-status';
import { z } from 'zod';

/** An amount in the market's currency with at most two decimals, as the specification writes prices. */
export const amount = z.number();

/** The code of a currency of the markets. */
export const currency = z.enum(CURRENCY_CODES);

/**
 * What the price of a cart or an order is made of. Products are listed before discounts, discounts
 * are negative, and the rows add up to the total. `code` is that of a promo code.
 */
export const priceRows = z.array(
  z.object({
    kind: z.enum(PRICE_ROW_KINDS),
    code: z.string().optional(),
    amount,
    amount_no_tax: amount,
  }),
);

/** The tax that the amounts of an order or document contain. */
export const salesTax = z.enum(SALES_TAXES).default('vat');

export const STOCK_STATUS = z.enum(STOCK_STATUSES);

/** When products are promised. Only HOUR means hours: any other unit that a reply has counts working days. */
export const promise = z.object({
  unit: z.enum(PROMISE_UNITS).catch('DAY'),
  delay: z.number().int().nonnegative(),
});

export const availability = z.object({
  stockStatus: STOCK_STATUS,
  /** Absent when no stock figure is known. */
  availableStock: z.number().int().optional(),
  promise: promise.optional(),
});

/** With the method by which one sale unit is sent and what that costs with tax; pickup at the store has none. */
const delivered = availability.extend({
  shipping: z
    .object({ carrierCode: z.enum(CARRIERS), methodCode: z.enum(METHOD_CODES), amount })
    .optional(),
});

export const availabilities = z.object({ availabilities: z.array(delivered) });

export const ecotax = z.object({
  type: z.literal('ECO'),
  stream: z.string(),
  amount,
  amountNoTax: amount,
});

export const offerPrice = z.object({
  unitAmount: amount,
  initialUnitAmount: amount,
  unitAmountNoTax: amount,
  initialUnitAmountNoTax: amount,
  amountPerCapacityUnit: amount.optional(),
  initialAmountPerCapacityUnit: amount.optional(),
  amountPerCapacityUnitNoTax: amount.optional(),
  initialAmountPerCapacityUnitNoTax: amount.optional(),
  /** Lowest price of the last 30 days in this price context, on reduced prices only. */
  lowestAmount30Days: amount.optional(),
  lowestAmount30DaysNoTax: amount.optional(),
  discount: z.object({ gapCode: z.string() }).optional(),
  ecotaxes: z.array(ecotax),
  /** Percent. */
  vatRate: z.number(),
});

export const conditioning = z.object({
  saleUnit: z.string(),
  capacityUnit: z.string().optional(),
  numberOfCapacityUnitPerSaleUnit: z.number().positive().optional(),
});

export const offerVendor = z.object({
  name: z.string(),
  code: z.string(),
  sellerIdentifier: z.string(),
});

/** A retailer offer and a marketplace offer have the same fields. */
export const offer = z
  .object({
    code: z.string(),
    priceContextCode: z.string(),
    isSoldByAThirdPartyVendor: z.boolean(),
    isShipping: z.boolean(),
    vendor: offerVendor,
    label: z.string().optional(),
    product: z.object({ sku: z.string(), adeokey: z.string(), conditioning }),
    price: offerPrice,
    delivery: z.object({ home: availabilities, store: availabilities, relay: availabilities }),
    storeAvailability: availability.optional(),
    /** What the central warehouse adds to the store's units, and how it is brought. */
    warehouseAvailability: delivered.optional(),
  })
  .meta({ id: 'Offer' });

const energyClass = z.enum(ENERGY_CLASSES);

/** Class and scale of an energy label. */
export const energyRating = z.object({ energyClass, best: energyClass, worst: energyClass });

/** Summary of reviews: the average with one decimal and the number of reviews. */
export const rating = z.object({
  average: z.number().min(1).max(5),
  count: z.number().int().positive(),
});

/** Retailer data sent with lists and carts. */
export const retailer = z.object({
  id: z.string(),
  seller_code: z.string(),
  name: z.string(),
  ecommerce: z.string(),
});

/** The specification wraps reads in a list under `data`; only the first entry is used. */
export const data = <Schema extends z.ZodType>(schema: Schema) =>
  z.object({ data: z.array(schema) });

/** A binary reply. */
export const bytes = z.instanceof(Blob);

/** A reply that is passed on as it arrives. */
export const byteStream = z.custom<ReadableStream<Uint8Array<ArrayBuffer>>>(
  (value) => value instanceof ReadableStream,
);

/** A file with its name, which is passed on as it arrives. */
export type FileReply = {
  readonly name: string;
  readonly type: string;
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>;
};
export const file = z.object({
  name: z.string(),
  type: z.string(),
  body: byteStream,
}) satisfies z.ZodType<FileReply>;

/** Bytes sent to the host: complete, or a stream of unknown length. */
export type RawBody = Blob | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>;
/** A binary body. The host does not parse it; its handler reads the stream. */
export const rawBody = z.custom<RawBody>();
