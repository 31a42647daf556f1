import { ITEM_SUBTYPES } from '@materia/domain-cart';
import { PAYMENT_METHODS } from '@materia/domain-checkout';
import { CARRIERS, DELIVERY_TYPES, METHOD_CODES, SHIPPING_METHODS } from '@materia/domain-shipping';
import { PRICE_BASES } from '@materia/domain-pricing';
import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { amount, currency, priceRows, salesTax } from '../wire.ts';
import { placeAttributes } from '../addresses/shapes.ts';
import { refundReason } from '../checkout/payment-shapes.ts';
import { siteAccess } from '../checkout/site-access.ts';
import { quote } from '../quotes/quote.ts';
import { ACTIVE_QUOTE_STATUS } from '../quotes/quote-status.ts';
import { day, page, pages } from '../document-shapes.ts';
import type { orderCalls } from './calls.ts';

export const orderLine = z.object({
  lineNumber: z.number().int(),
  itemId: z.string(),
  adeoKey: z.string(),
  offerId: z.string().optional(),
  subType: z.enum(ITEM_SUBTYPES).optional(),
  price: amount,
  originalPrice: amount,
  amountEcopart: amount,
  qtyOrdered: z.number().int(),
  qtyValidated: z.number().int(),
  rowTotal: amount,
  name: z.string(),
  lineId: z.string(),
  customData: z.object({
    imageUrl: z.string(),
    urlKey: z.string(),
    unitaryPrice: amount,
    unitaryPriceNoTax: amount,
    totalPrice: amount,
    totalPriceNoTax: amount,
    originalPrice: amount,
    discountPercent: z.number().int(),
    vendorName: z.string(),
  }),
});

/** Units of an order's lines. */
export const orderUnits = z
  .array(z.object({ lineNumber: z.number().int(), quantity: z.number().int().min(1).max(9999) }))
  .min(1)
  .max(500);

/** A document of an order: by what it is downloaded, its printed number and its day. */
const orderDocument = z.object({
  kind: z.enum(['invoice', 'seller-invoice', 'credit-note', 'receipt', 'withdrawal']),
  id: z.string(),
  number: z.string(),
  date: day,
});

/** Withdrawals from an order, and whether the customer may withdraw now. */
const orderWithdrawal = z
  .object({
    open: z
      .object({
        /** Until the products are handed over, customers withdraw from the whole order. */
        whole: z.boolean(),
        /** The last day; absent while the products have not arrived. */
        until: z.string().optional(),
        lines: orderUnits,
      })
      .optional(),
    declared: z.array(
      z.object({
        at: z.string(),
        lines: orderUnits,
        /** What goes back: at once, or once the products are back. */
        refund: amount,
        state: z.enum(['declared', 'refunded']),
      }),
    ),
  })
  .meta({ id: 'OrderWithdrawal' });

/** A fee or the returnable pallets of an order; the original price is that of a unit before a waiver. */
const feeLine = z.object({
  itemId: z.string(),
  quantity: z.number().int(),
  unitaryPrice: amount,
  unitaryPriceNoTax: amount,
  originalPrice: amount,
  totalPrice: amount,
  totalPriceNoTax: amount,
  taxTotal: amount,
});

/** A normalised order. Times are ISO strings with offset. */
export const order = z
  .object({
    ordersId: z.string(),
    externalId: z.string(),
    /** All orders of the same placement, this one included. */
    purchaseOrders: z.array(z.string()).min(1).optional(),
    type: z.enum(['offer', 'legacy', 'selfservice']),
    origin: z.enum(['SELFSERVICE', 'STORE', 'WEB']),
    isThirdParty: z.boolean(),
    isOfferOrder: z.boolean(),
    totalQuantityOrdered: z.number().int(),
    createdAt: z.string(),
    deliveryType: z.enum(DELIVERY_TYPES),
    status: z.string(),
    customer: z.object({
      firstname: z.string(),
      lastname: z.string(),
      email: z.string(),
      telephone: z.string(),
    }),
    delivery: z.object({
      carrierCode: z.enum(CARRIERS),
      methodCode: z.enum(METHOD_CODES),
      date: z.string().optional(),
      startHour: z.number().int().optional(),
      /** Minute of that day when the order is ready. */ fromMinute: z.number().int().optional(),
    }),
    retailerInfo: z.object({
      id: z.string(),
      name: z.string(),
      phone: z.string(),
      email: z.string(),
      street: z.array(z.string()),
      postcode: z.string(),
      city: z.string(),
      urlKey: z.string(),
    }),
    shippingMethod: z.enum(SHIPPING_METHODS),
    paymentMethod: z.enum(PAYMENT_METHODS),
    /**
     * Whether the order is paid in store, waits for its payment, was paid or ended without, and
     * what went or goes back. Money for a whole purchase is listed with each of its orders.
     */
    payment: z
      .object({
        state: z.enum(['in-store', 'waiting', 'paid', 'ended']),
        refunds: z.array(
          z.object({
            amount,
            state: z.enum(['pending', 'requires_action', 'succeeded', 'failed', 'cancelled']),
            reason: refundReason,
            at: z.string(),
          }),
        ),
      })
      .optional(),
    currency,
    salesTax,
    grandTotal: amount,
    grandTotalHt: amount,
    priceRows,
    /** Eco-contributions within the products' prices, with tax. */
    ecoIncluded: amount,
    totalAmountEcopart: amount,
    taxAmount: amount,
    shippingPrice: amount,
    shopId: z.string(),
    statusHistories: z.array(z.object({ status: z.string(), at: z.string() })),
    /** A waived fee is stated with its original price and a total of zero. */
    preparationFees: feeLine.optional(),
    returnablePallet: feeLine.optional(),
    vendor: z.object({ name: z.string(), code: z.string() }).optional(),
    /** The name of the relay point or locker to which the order is delivered. */
    relaisName: z.string().optional(),
    /**
     * Delivery address, unless the order is collected in the store, and the billing address if one
     * was given.
     */
    addresses: z
      .array(
        z.object({
          type: z.enum(['shipping', 'billing']),
          firstname: z.string(),
          lastname: z.string(),
          telephone: z.string(),
          street: z.array(z.string()),
          postcode: z.string(),
          city: z.string(),
          extension_attributes: placeAttributes.optional(),
        }),
      )
      .optional(),
    /** Only where one order is read. */
    withdrawal: orderWithdrawal.optional(),
    /** Its documents as PDF files, beside its confirmation, where the reader may see them. */
    documents: z.array(orderDocument).optional(),
    /** The firm that bought, and the contact at its site. */
    company: z.object({ name: z.string(), taxNumber: z.string() }).optional(),
    siteContact: z.object({ name: z.string(), telephone: z.string() }).optional(),
    /** The buyer's own reference. */
    reference: z.string().optional(),
    /** Whether the prices were agreed with tax or without. */
    priceBasis: z.enum(PRICE_BASES).default('included'),
    comment: z.string().optional(),
    /** What the driver of a truck knows of the place. */
    siteAccess: siteAccess.optional(),
    wantsInvoice: z.boolean().default(false),
    /** Until when the buyer has to confirm it by email; absent unless they do. ISO instant. */
    confirmUntil: z.string().optional(),
    lines: z.array(orderLine),
  })
  .meta({ id: 'Order' });

export const orderSchemas = {
  listOrders: {
    query: z.object({
      'params[typesActe]': z.enum(['order', 'quote']),
      /** For quotes: only those that are still valid. */
      'params[status]': z.enum([ACTIVE_QUOTE_STATUS]).optional(),
      withWaitingTransfer: z.enum(['0', '1']).default('0'),
      page,
    }),
    /**
     * `total` and the page count refer to the requested kind: orders or quotes. Orders that await a
     * bank transfer are also listed separately.
     */
    reply: z.object({
      orders: z.array(order),
      quotes: z.array(quote).optional(),
      ordersInWaitingTransfer: z.array(order).optional(),
      ...pages,
    }),
  },
  readOrder: {
    params: z.object({ orderId: z.string().max(40) }),
    query: z.object({ withServicesLines: z.enum(['0', '1']).default('0') }),
    reply: order,
  },
  withdrawFromOrder: {
    params: z.object({ orderId: z.string().max(40) }),
    body: z.object({ lines: orderUnits }),
    reply: order,
  },
} as const satisfies Readonly<Record<keyof typeof orderCalls, CallSchemas>>;
