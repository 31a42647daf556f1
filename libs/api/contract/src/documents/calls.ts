/** Purchases, receipts, invoices and quotes of the signed-in customer (areas 13 and 14, CALL-97, CALL-110 to CALL-127). */
export const documentCalls = {
  listPurchases: { method: 'GET', path: '/purchase/list/:filter', credential: 'customer', summary: 'Everything the customer bought, newest first: of the last months ("recent") or of a year', refusals: ['bad-input'] },
  readFirstPurchase: { method: 'GET', path: '/purchase/getFirst', credential: 'customer', summary: "The customer's first purchase", refusals: ['not-found'] },
  readLastOrder: { method: 'GET', path: '/maestro/getLastOrder', credential: 'customer', summary: "The customer's newest order", refusals: ['not-found'] },
  readOfferOrder: { method: 'GET', path: '/maestro/getOfferOrder/:orderId', credential: 'customer', summary: 'One order of marketplace offers', refusals: ['not-found'] },
  readReceipt: { method: 'GET', path: '/purchase/getReceipt/:receiptId', credential: 'customer', summary: 'One receipt of a till', refusals: ['not-found'] },
  readOrderReceipts: { method: 'GET', path: '/purchase/getPickupStoreOrderReceiptsByMaestroOrderId/:orderId', credential: 'customer', summary: 'The receipts that an order was handed over with', refusals: ['not-found'] },
  readOfferOrderReceipts: { method: 'GET', path: '/purchase/getPickupStoreOfferOrderReceiptsByMaestroOrderId/:orderId', credential: 'customer', summary: 'The receipts that an order of offers was handed over with', refusals: ['not-found'] },
  listInvoices: { method: 'GET', path: '/customer/ddgb/invoices/:pageSize/:pageId', credential: 'customer', summary: "The customer's invoices, newest first", refusals: ['bad-input'] },
  readInvoiceOfOrder: { method: 'GET', path: '/customer/ddgb/invoice/maestro/:storeCode/:businessUnit/:orderId/:isOfferOrder', credential: 'customer', summary: 'The invoice of an order', refusals: ['bad-input', 'not-found'] },
  readInvoiceOfReceipt: { method: 'GET', path: '/customer/ddgb/invoice/receipt/:businessUnit/:receiptId', credential: 'customer', summary: 'The invoice of a receipt', refusals: ['not-found'] },
  readQuote: { method: 'GET', path: '/cotation/quotes/:quoteId', credential: 'customer', summary: 'One quote; the first of the list counts', refusals: ['not-found'] },
} as const;
