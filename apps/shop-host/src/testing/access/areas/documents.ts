import type { AreaRows } from './access-row.ts';
import { nothing } from './inputs.ts';

export const documentRows: AreaRows<'Documents'> = {
  listPurchases: { subject: 'account', input: () => ({ params: { filter: 'recent' }, query: {} }) },
  readFirstPurchase: { subject: 'account', input: nothing },
  readLastOrder: { subject: 'account', input: nothing },
  readOfferOrder: {
    subject: 'document',
    input: ({ offerOrderId }) => ({ params: { orderId: offerOrderId } }),
  },
  readReceipt: { subject: 'document', input: ({ receiptId }) => ({ params: { receiptId } }) },
  readOrderReceipts: { subject: 'document', input: ({ orderId }) => ({ params: { orderId } }) },
  readOfferOrderReceipts: {
    subject: 'document',
    input: ({ offerOrderId }) => ({ params: { orderId: offerOrderId } }),
  },
  listInvoices: {
    subject: 'account',
    input: () => ({ params: { pageSize: 10, pageId: 1 }, query: {} }),
  },
  readInvoiceTable: { subject: 'account', input: () => ({ query: {} }) },
  readInvoiceArchive: { subject: 'account', input: () => ({ query: { year: 2026, month: 11 } }) },
  readInvoiceOfOrder: {
    subject: 'document',
    input: ({ orderId }) => ({
      params: { storeCode: '001', businessUnit: 'pl', orderId, isOfferOrder: '0' },
    }),
  },
  readInvoiceOfReceipt: {
    subject: 'document',
    input: ({ tillReceiptId }) => ({ params: { businessUnit: 'pl', receiptId: tillReceiptId } }),
  },
  readReceiptPdf: { subject: 'document', input: ({ receiptId }) => ({ params: { receiptId } }) },
  readInvoicePdf: {
    subject: 'document',
    input: ({ orderId }) => ({ params: { orderId }, headers: { isofferorder: '0' } }),
  },
  readSellerInvoicePdf: {
    subject: 'seller-document',
    input: ({ orderId }) => ({ params: { invoiceId: orderId } }),
  },
  readInvoicePdfByNumber: {
    subject: 'document',
    input: ({ invoiceNumber, invoiceDate }) => ({
      params: { storeCode: '001', businessUnit: 'pl', invoiceNumber, invoiceDate },
    }),
  },
  downloadDocument: {
    subject: 'document',
    input: ({ documentId }) => ({ params: { documentId } }),
  },
  readOrderConfirmationPdf: {
    subject: 'document',
    input: ({ orderId }) => ({ params: { orderId } }),
  },
  readWithdrawalReceiptPdf: {
    subject: 'document',
    input: ({ withdrawalId }) => ({ params: { withdrawalId } }),
  },
  readGuestDocument: {
    subject: 'guest-link',
    input: ({ guestLink, guestOrderId }) => ({
      body: { link: guestLink, order_id: guestOrderId, document: 'confirmation' },
    }),
  },
};
