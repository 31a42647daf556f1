export {
  type AccountedDocument,
  type AccountingColumn,
  accountingHead,
  accountingLines,
} from './accounting-table.ts';
export {
  DOCUMENT_KINDS,
  type DocumentKind,
  type DocumentPeriod,
  daysOfPeriod,
  type DaySpan,
  INVOICE_KINDS,
} from './document-filter.ts';
export {
  invoiceNumber,
  type InvoicePlace,
  invoiceSeries,
  receiptId,
  type ReceiptPlace,
  receiptSeries,
} from './document-numbers.ts';
export {
  type DocumentRow,
  documentRows,
  type StatedLine,
  type StatedCharge,
} from './document-rows.ts';
export { invoicePath, type InvoiceReference } from './invoice-path.ts';
export {
  daysOfPurchases,
  listsOf,
  parsePurchaseFilter,
  printPurchaseFilter,
  type PurchaseFilter,
  RECENT_PURCHASE_MONTHS,
} from './purchases.ts';
export {
  DEFAULT_RECEIPT_TYPES,
  isSelfServiceReceipt,
  RECEIPT_TYPES,
  type ReceiptType,
  receiptType,
  type ReceiptTypeMap,
  SELF_SERVICE_RECEIPT_CODES,
} from './receipts.ts';
