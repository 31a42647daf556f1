import { ITEM_SUBTYPES } from '@materia/domain-cart';
import { PAYMENT_METHODS } from '@materia/domain-checkout';
import {
  normaliseOrderDate,
  RETURN_FAULTS,
  RETURN_KINDS,
  RETURN_STATES,
  RETURN_WAYS,
  WITHDRAWAL_EXCLUSIONS,
} from '@materia/domain-order';
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
import { day, page, pages, vatRate } from '../document-shapes.ts';
import type { orderCalls } from './calls.ts';

export const orderLine = z.object({
  lineNumber: z.number().int(),
  itemId: z.string(),
  adeoKey: z.string(),
  /** The line that this one belongs to, and the one that took its place. */
  parentId: z.string().optional(),
  replacedBy: z.string().optional(),
  offerId: z.string().optional(),
  /** What ordering it again gives, where a host says so. */
  reorderType: z.string().optional(),
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

/** What the buyer declares when products go back; the name is for the receipt. */
export const returnDeclaration = z.object({
  lines: orderUnits,
  name: z.string().trim().max(100).default(''),
  way: z.enum(RETURN_WAYS).default('post'),
  /** A firm of one person bought outside its trade. */
  outsideTrade: z.boolean().default(false),
});

/** Who took the parcel of a return, and its number there. */
export const sentParcel = z.object({
  carrier: z.string().trim().min(1).max(60),
  parcel: z.string().trim().max(60).default(''),
});

/** The code of a return: the number of its order and its own. */
export const returnCode = z.string().trim().max(40);

/** A document of an order: by what it is downloaded, its printed number and its day. */
const orderDocument = z.object({
  kind: z.enum(['invoice', 'seller-invoice', 'credit-note', 'receipt', 'withdrawal']),
  id: z.string(),
  number: z.string(),
  date: day,
});

/** Withdrawals from an order, and whether the customer may withdraw now. */
export const orderWithdrawal = z
  .object({
    open: z
      .object({
        /** Until the products are handed over, customers withdraw from the whole order. */
        whole: z.boolean(),
        /** By the law, or by the promise of the shop to take unused products back. */
        kind: z.enum(RETURN_KINDS).default('withdrawal'),
        ways: z.array(z.enum(RETURN_WAYS)).default(['post']),
        /** A firm of one person has to declare that it bought outside its trade. */
        needsDeclaration: z.boolean().default(false),
        /** Until when a firm that declares nothing may return unused products to a store. */
        promisedUntil: z.string().optional(),
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
        code: z.string().default(''),
        kind: z.enum(RETURN_KINDS).default('withdrawal'),
        way: z.enum(RETURN_WAYS).default('post'),
        /** How far it is. */
        step: z.enum(RETURN_STATES).default('announced'),
        /** Nothing had been handed over: the order was cancelled. */
        beforeHandover: z.boolean().default(false),
        /** By when the law wants the money back; it may wait for the products or a proof. */
        refundBy: z.string().optional(),
        sent: z.object({ carrier: z.string(), parcel: z.string() }).optional(),
        /** Units that were not accepted, with the reason. */
        refused: z
          .array(
            z.object({
              lineNumber: z.number().int(),
              quantity: z.number().int(),
              reason: z.enum(RETURN_FAULTS),
            }),
          )
          .default([]),
      }),
    ),
    /** Lines from which nobody may withdraw. */
    excluded: z
      .array(z.object({ lineNumber: z.number().int(), reason: z.enum(WITHDRAWAL_EXCLUSIONS) }))
      .default([]),
    /** Returnable pallets that came back, with their deposit, and how many are still out. */
    pallets: z
      .object({
        out: z.number().int(),
        returned: z.array(z.object({ count: z.number().int(), on: z.string(), refund: amount })),
      })
      .optional(),
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

/** Times are ISO strings with offset. */
const normalisedOrder = z.object({
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
  /** What the total contains at each rate, the highest first. */
  vatRates: z.array(vatRate).default([]),
  shippingPrice: amount,
  shopId: z.string(),
  /** The parcel of a shipped order, and the carrier's page that follows it. */
  parcel: z.object({ carrier: z.string(), number: z.string(), url: z.string() }).optional(),
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
  /** The number of the quote that was ordered. */
  quote: z.string().optional(),
  /** Whether the prices were agreed with tax or without. */
  priceBasis: z.enum(PRICE_BASES).default('included'),
  comment: z.string().optional(),
  /** What the driver of a truck knows of the place. */
  siteAccess: siteAccess.optional(),
  wantsInvoice: z.boolean().default(false),
  /** Until when the buyer has to confirm it by email; absent unless they do. ISO instant. */
  confirmUntil: z.string().optional(),
  lines: z.array(orderLine),
});

const datedOrder = z.looseObject({
  createdAt: z.string().optional(),
  creation_date: z.string().optional(),
});

/** The order with its date as `createdAt`, if it has one in either form. */
const withCreatedAt = (body: unknown): unknown => {
  const dated = datedOrder.safeParse(body);
  if (!dated.success) return body;
  const normalised = normaliseOrderDate(dated.data);
  return normalised.ok ? normalised.value : body;
};

/** A normalised order, also of a host that states its date as `creation_date`. */
export const order = z
  .codec(z.any(), z.any(), { decode: withCreatedAt, encode: (normalised: unknown) => normalised })
  .pipe(normalisedOrder)
  .meta({ id: 'Order' });

const retailerId = z.string().max(20);
/** The number of an order, or the id of a receipt. */
const boughtId = z.string().max(60);

/** A line of something bought: what it cost then, and what a store has of it now. */
const boughtLine = z.object({
  lineNumber: z.number().int(),
  itemId: z.string(),
  name: z.string(),
  imageUrl: z.string(),
  urlKey: z.string(),
  vendorName: z.string(),
  qtyOrdered: z.number().int(),
  /** Of a unit, before discounts of the cart. */
  price: amount,
  priceNoTax: amount,
  /** The same offer at the store; absent when it cannot be ordered there now. */
  available: z
    .object({
      offerId: z.string(),
      qtyMax: z.number().int(),
      /** Units on the shelves of the store; absent when none are known to be there. */
      qtyInStore: z.number().int().optional(),
      price: amount,
      priceNoTax: amount,
    })
    .optional(),
  /** What can be ordered instead of an unavailable product. */
  substitutes: z.array(
    z.object({
      itemId: z.string(),
      name: z.string(),
      imageUrl: z.string(),
      urlKey: z.string(),
      price: amount,
      priceNoTax: amount,
    }),
  ),
});

export const orderSchemas = {
  listOrders: {
    query: z.object({
      'params[typesActe]': z.enum(['order', 'quote']),
      /** For quotes: only those that are still valid. */
      'params[status]': z.enum([ACTIVE_QUOTE_STATUS]).optional(),
      withWaitingTransfer: z.enum(['0', '1']).default('0'),
      withAwaitingConfirmation: z.enum(['0', '1']).default('0'),
      page,
    }),
    /**
     * `total` and the page count refer to the requested kind: orders or quotes. Orders that await a
     * bank transfer are also listed separately, as are those that wait for their buyer's word by
     * mail, with the time until which it is awaited.
     */
    reply: z.object({
      orders: z.array(order),
      quotes: z.array(quote).optional(),
      ordersInWaitingTransfer: z.array(order).optional(),
      ordersAwaitingConfirmation: z.array(order).optional(),
      ...pages,
    }),
  },
  readOrder: {
    params: z.object({ orderId: z.string().max(40) }),
    query: z.object({ withServicesLines: z.enum(['0', '1']).default('0') }),
    reply: order,
  },
  readOrderAvailability: {
    params: z.object({ retailerId, maestroOrderId: boughtId }),
    reply: z.object({
      currency,
      /** Whether every line has an offer, or is packaging or handling. */
      isReorderable: z.boolean(),
      lines: z.array(boughtLine),
    }),
  },
  reorder: {
    body: z.object({
      request: z.object({
        retailer_id: retailerId,
        maestro_order_id: boughtId,
        /** Everything that was bought, unless lines are chosen. */
        lines: orderUnits.optional(),
      }),
    }),
    /** `shortfalls` are the lines that went into the cart in part or not at all. */
    reply: z.object({
      cart_id: z.string(),
      shortfalls: z.array(
        z.object({ lineNumber: z.number().int(), name: z.string(), qty: z.number().int() }),
      ),
    }),
  },
  withdrawFromOrder: {
    params: z.object({ orderId: z.string().max(40) }),
    body: returnDeclaration,
    reply: order,
  },
  cancelOrder: { params: z.object({ orderId: z.string().max(40) }), reply: order },
  reportReturnSent: { params: z.object({ code: returnCode }), body: sentParcel, reply: order },
} as const satisfies Readonly<Record<keyof typeof orderCalls, CallSchemas>>;
