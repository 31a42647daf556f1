import { PAYMENT_METHODS } from '@materia/domain-checkout';
import { DOCUMENT_KINDS } from '@materia/domain-documents';
import { PRICE_BASES } from '@materia/domain-pricing';
import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { order, orderLine } from '../orders/schemas.ts';
import { amount, currency, file } from '../wire.ts';
import type { documentCalls } from './calls.ts';
import { day, documentStore, page, pages, totals } from '../document-shapes.ts';

const id = z.string().max(60);
const orderParams = z.object({ orderId: z.string().max(40) });
/** A document line has the fields of an order line and its tax rate. */
const documentLine = orderLine.extend({ vatRate: z.number() });

/** A receipt, as issued by the till. */
const receipt = z
  .object({
    receiptId: z.string(),
    code: z.number().int(),
    /** Absent when the market's settings do not define the code. */
    receiptType: z.enum(['purchase', 'withdrawal-sale', 'goods-return', 'cancelled']).optional(),
    isSelfService: z.boolean(),
    /** Whether the prices were agreed with tax or without. */
    priceBasis: z.enum(PRICE_BASES).default('included'),
    /** The till printed it, so that there is no file. */
    isPrintedAtTill: z.boolean().default(false),
    till: z.number().int(),
    createdAt: z.string(),
    /** The order that was collected with it. */
    orderId: z.string().optional(),
    retailerInfo: documentStore,
    paymentMethod: z.enum(PAYMENT_METHODS),
    ...totals,
    lines: z.array(documentLine),
  })
  .meta({ id: 'Receipt' });

const party = z.object({
  name: z.string(),
  address: z.array(z.string()),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
});

/** An invoice, as issued. */
const invoice = z
  .object({
    invoiceNumber: z.string(),
    invoiceDate: day,
    storeCode: z.string(),
    businessUnit: z.string(),
    /** What it is; an invoice of the shop unless it says otherwise. */
    kind: z.enum(DOCUMENT_KINDS).default('invoice'),
    /** By which it is downloaded. */
    documentId: z.string().optional(),
    /** The path of its file, below the business unit. */
    filePath: z.string().optional(),
    /** The store or the seller, in lists. */
    issuer: z.object({ id: z.string(), name: z.string() }).optional(),
    orderId: z.string().optional(),
    receiptId: z.string().optional(),
    /** The till printed it, so that there is no file. */
    isPrintedAtTill: z.boolean().optional(),
    seller: party,
    buyer: party,
    ...totals,
    lines: z.array(documentLine),
  })
  .meta({ id: 'Invoice' });

/**
 * An entry in the list of purchases: what was ordered at once, of one seller or several, or a
 * purchase at a till.
 */
const purchase = z.object({
  /** The number of the purchase, which is that of its first order, or the id of the receipt. */
  id: z.string(),
  type: z.enum(['offer', 'legacy', 'selfservice']),
  origin: z.enum(['SELFSERVICE', 'STORE', 'WEB']),
  createdAt: z.string(),
  /** That of its first order; a purchase at a till is complete. */
  status: z.string().optional(),
  /** Its orders, one for each seller and delivery; none for a purchase at a till. */
  orders: z.array(order).default([]),
  storeName: z.string(),
  currency,
  /** Whether the prices were agreed with tax or without. */
  priceBasis: z.enum(PRICE_BASES).default('included'),
  grandTotal: amount,
  grandTotalHt: amount,
  totalQuantityOrdered: z.number().int(),
  lines: z.array(
    z.object({ itemId: z.string(), name: z.string(), imageUrl: z.string(), urlKey: z.string() }),
  ),
});

const period = z.object({
  year: z.coerce.number<string | number>().int().min(2000).max(2200).optional(),
  month: z.coerce.number<string | number>().int().min(1).max(12).optional(),
});
/** Which documents a list shows; without any of it, all. */
const listed = period.extend({
  kind: z.enum(DOCUMENT_KINDS).optional(),
  /** The id of a store, or the code of a seller. */
  issuer: z.string().max(60).optional(),
  /** A part of the number of an order or of a document. */
  search: z.string().max(60).optional(),
});
const archived = listed.extend(period.required().shape);

/** A list of documents, and what the reader can choose from. */
const documentList = z.object({
  invoices: z.array(invoice),
  ...pages,
  /** Newest first. */
  years: z.array(z.number().int()).default([]),
  issuers: z.array(z.object({ id: z.string(), name: z.string() })).default([]),
  /** Orders that are finished, and whose invoice is not here; with the seller who should issue it. */
  missing: z
    .array(z.object({ orderId: z.string(), date: day, vendorName: z.string().optional() }))
    .default([]),
});

export const documentSchemas = {
  listPurchases: {
    params: z.object({ filter: z.string().regex(/^(recent|\d{4})$/) }),
    query: z.object({
      page,
      /** Only purchases at a self-service till. */ selfService: z.literal('1').optional(),
    }),
    reply: z.object({ purchases: z.array(purchase), ...pages }),
  },
  readFirstPurchase: { reply: purchase },
  readLastOrder: { reply: order },
  readOfferOrder: { params: orderParams, reply: order },
  readReceipt: { params: z.object({ receiptId: id }), reply: receipt },
  readOrderReceipts: { params: orderParams, reply: z.object({ receipts: z.array(receipt) }) },
  readOfferOrderReceipts: { params: orderParams, reply: z.object({ receipts: z.array(receipt) }) },
  listInvoices: {
    params: z.object({ pageSize: z.coerce.number().int().min(1).max(100), pageId: page }),
    query: listed,
    reply: documentList,
  },
  readInvoiceTable: { query: listed, reply: file },
  readInvoiceArchive: { query: archived, reply: file },
  readInvoiceOfOrder: {
    params: z.object({
      storeCode: z.string().max(10),
      businessUnit: z.string().max(10),
      orderId: z.string().max(40),
      isOfferOrder: z.enum(['0', '1']),
    }),
    reply: invoice,
  },
  readInvoiceOfReceipt: {
    params: z.object({ businessUnit: z.string().max(10), receiptId: id }),
    reply: invoice,
  },
  readReceiptPdf: { params: z.object({ receiptId: id }), reply: file },
  readInvoicePdf: {
    params: orderParams,
    /** Whether the order is one of marketplace offers. */
    headers: z.object({ isofferorder: z.enum(['0', '1']) }),
    reply: file,
  },
  readSellerInvoicePdf: { params: z.object({ invoiceId: id }), reply: file },
  readInvoicePdfByNumber: {
    params: z.object({
      storeCode: z.string().max(10),
      businessUnit: z.string().max(10),
      invoiceNumber: id,
      invoiceDate: day,
    }),
    reply: file,
  },
  downloadDocument: { params: z.object({ documentId: id }), reply: file },
  readOrderConfirmationPdf: { params: orderParams, reply: file },
  readWithdrawalReceiptPdf: { params: z.object({ withdrawalId: id }), reply: file },
  readGuestDocument: {
    body: z.object({
      /** The signed link of the purchase. */
      link: z.string().min(1).max(1000),
      order_id: z.string().max(40),
      document: z.enum([
        'confirmation',
        'invoice',
        'seller-invoice',
        'credit-note',
        'receipt',
        'withdrawal',
      ]),
      /** The id of a credit note, a receipt or a withdrawal. */
      id: id.optional(),
    }),
    reply: file,
  },
} as const satisfies Readonly<Record<keyof typeof documentCalls, CallSchemas>>;
