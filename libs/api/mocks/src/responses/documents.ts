import { anOrder } from '../builders/customer.ts';
import { aPurchase, aQuote, aReceipt, anInvoice, anInvoiceList } from '../builders/documents.ts';
import type { AreaResponses } from '../handlers.ts';

export const documentResponses: AreaResponses<'Documents'> = {
  listPurchases: () => ({ reply: { purchases: [aPurchase()], total: 1, page: 1, page_count: 1 } }),
  readFirstPurchase: () => ({ reply: aPurchase() }),
  readLastOrder: () => ({ reply: anOrder() }),
  readOfferOrder: () => ({ refusal: 'not-found' }),
  readReceipt: () => ({ reply: aReceipt() }),
  readOrderReceipts: () => ({ reply: { receipts: [] } }),
  readOfferOrderReceipts: () => ({ reply: { receipts: [] } }),
  listInvoices: () => ({ reply: anInvoiceList() }),
  readInvoiceTable: () => ({ reply: new Blob(['table'], { type: 'text/csv' }) }),
  readInvoiceArchive: () => ({ reply: new Blob(['archive'], { type: 'application/zip' }) }),
  readInvoiceOfOrder: () => ({ refusal: 'not-found' }),
  readInvoiceOfReceipt: () => ({ reply: anInvoice() }),
  readQuote: () => ({ reply: [aQuote()] }),
};
