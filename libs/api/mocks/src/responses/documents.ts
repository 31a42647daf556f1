import { anOrder } from '../builders/customer.ts';
import { aPdf, aPurchase, aReceipt, anInvoice, anInvoiceList } from '../builders/documents.ts';
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
  readInvoiceTable: () => ({ reply: aPdf('materia.csv') }),
  readInvoiceArchive: () => ({ reply: aPdf('materia.zip') }),
  readInvoiceOfOrder: () => ({ refusal: 'not-found' }),
  readInvoiceOfReceipt: () => ({ reply: anInvoice() }),
  readReceiptPdf: () => ({ reply: aPdf() }),
  readInvoicePdf: () => ({ reply: aPdf() }),
  readSellerInvoicePdf: () => ({ refusal: 'not-found' }),
  readInvoicePdfByNumber: () => ({ reply: aPdf() }),
  downloadDocument: () => ({ reply: aPdf() }),
  readOrderConfirmationPdf: () => ({ reply: aPdf() }),
  readWithdrawalReceiptPdf: () => ({ reply: aPdf() }),
  readGuestDocument: () => ({ reply: aPdf() }),
};
