import type { FileReply, Reply } from '@materia/api-contract';
import { anOrder } from './customer.ts';

const { lines, retailerInfo: store } = anOrder();
const totals = {
  currency: 'PLN',
  salesTax: 'vat',
  grandTotal: 24,
  chargesTotal: 0,
  grandTotalHt: 19.51,
  taxAmount: 4.49,
  totalAmountEcopart: 0,
  vatRates: [{ vatRate: 23, amountNoTax: 19.51, taxAmount: 4.49, amount: 24 }],
} as const;
const documentLines = lines.map((line) => ({ ...line, vatRate: 23 }));

/** A receipt of two bags from a self-service till. */
export const aReceipt = (): Reply<'readReceipt'> => ({
  receiptId: '012-03-20260310-0007',
  code: 1,
  receiptType: 'purchase',
  isSelfService: true,
  priceBasis: 'included',
  isPrintedAtTill: false,
  till: 3,
  createdAt: '2026-03-10T09:00:00+01:00',
  retailerInfo: store,
  paymentMethod: 'card',
  ...totals,
  vatRates: [...totals.vatRates],
  lines: documentLines,
});

/** The invoice of that purchase. */
export const anInvoice = (): Reply<'readInvoiceOfOrder'> => ({
  kind: 'invoice',
  invoiceNumber: 'FV/2026/012/000042',
  invoiceDate: '2026-03-10',
  storeCode: '012',
  businessUnit: 'pl',
  documentId: '0f8fad5b-d9cb-469f-a165-70867728950e',
  receiptId: '012-03-20260310-0007',
  seller: { name: 'Materia', address: [], facts: [{ label: 'NIP', value: '7811900014' }] },
  buyer: { name: 'Anna Nowak', address: [], facts: [] },
  ...totals,
  vatRates: [...totals.vatRates],
  lines: documentLines,
});

/** A list with that invoice alone. */
export const anInvoiceList = (): Reply<'listInvoices'> => ({
  invoices: [
    { ...anInvoice(), documentId: 'FV/2026/012/000042', issuer: { id: '12', name: store.name } },
  ],
  total: 1,
  page: 1,
  page_count: 1,
  years: [2026],
  issuers: [{ id: '12', name: store.name }],
  missing: [],
});

/** A document as a file; its bytes are those of no document. */
export const aPdf = (name = 'FV-2026-012-000042.pdf'): FileReply => ({
  name,
  type: 'application/pdf',
  body: new Blob(['%PDF-1.7']).stream(),
});

/** The same purchase as an entry in the list of purchases. */
export const aPurchase = (): Reply<'readFirstPurchase'> => ({
  id: '012-03-20260310-0007',
  type: 'selfservice',
  origin: 'SELFSERVICE',
  createdAt: '2026-03-10T09:00:00+01:00',
  orders: [],
  storeName: store.name,
  currency: 'PLN',
  priceBasis: 'included',
  grandTotal: 24,
  grandTotalHt: 19.51,
  totalQuantityOrdered: 2,
  lines: lines.map(({ itemId, name, customData: { imageUrl, urlKey } }) => ({
    itemId,
    name,
    imageUrl,
    urlKey,
  })),
});

/** A valid quote for the same products. */
export const aQuote = (): Reply<'readQuote'>[number] => ({
  id: 'q-1',
  number: '2026-012-00003',
  createdAt: '2026-03-10T09:00:00+01:00',
  date: '2026-03-10',
  expiryDate: '2026-04-09',
  status: 'ACTIF',
  priceBasis: 'included',
  retailerInfo: store,
  ...totals,
  vatRates: [...totals.vatRates],
  lines: lines.map((line) => ({
    item_id: line.itemId,
    adeoKey: line.adeoKey,
    offerId: line.offerId ?? '',
    name: line.name,
    qty: line.qtyOrdered,
    price: line.price,
    row_total: line.customData.totalPriceNoTax,
    row_total_incl_tax: line.rowTotal,
    is_shipping: false,
    customData: {
      imageUrl: line.customData.imageUrl,
      urlKey: line.customData.urlKey,
      totalPriceInclTax: line.rowTotal,
    },
  })),
});
