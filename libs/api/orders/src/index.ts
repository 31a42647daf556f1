export {
  claimGuestOrders,
  confirmGuestOrders,
  fetchGuestOrders,
  type GuestAccountRefusal,
  type GuestConfirmation,
  type GuestOrders,
  openGuestAccount,
} from './guest-orders.ts';
export { fetchCompanyOrder, fetchCompanyOrders } from './company-orders.ts';
export {
  type DocumentChoice,
  type DocumentFacts,
  type DocumentFileRefusal,
  type DocumentPage,
  fetchDocumentArchive,
  fetchDocuments,
  fetchDocumentTable,
  type MissingInvoice,
} from './document-list.ts';
export {
  type DocumentFile,
  type DownloadKind,
  fetchDocument,
  fetchGuestDocument,
  isDownloadKind,
  type NoDocument,
  type OrderDocument,
} from './documents.ts';
export {
  fetchPurchaseNow,
  type LineNow,
  reorder,
  type BuyAgainRefusal,
  type ReorderShortfall,
} from './buy-again.ts';
export { expectedRefund } from './expected-refund.ts';
export type { OrderInvoice } from './invoice.ts';
export {
  cancelPlacedOrder,
  fetchOrder,
  fetchOrderInvoice,
  fetchOrders,
  type OrderPage,
  type OrderWithdrawalRefusal,
  reportReturnSent,
  type ReturnDeclaration,
  withdrawFromOrder,
} from './order-calls.ts';
export {
  explainOrder,
  type OrderFacts,
  orderCardFacts,
  orderFacts,
  type OrderMarket,
  pricesOfOrders,
  type ShownMoment,
} from './order-facts.ts';
export {
  fetchFirstPurchaseId,
  fetchFirstPurchaseYear,
  fetchPurchases,
  type PurchaseFacts,
  type PurchasePage,
} from './purchases.ts';
export {
  type DeclaredWithdrawal,
  isByPromise,
  type OpenWithdrawal,
  type TrackedOrder,
  type OrderLine,
  type OrderReply,
  type OrderUnits,
  readOrder,
} from './order.ts';
export {
  deleteQuote,
  fetchQuote,
  fetchQuotes,
  type Quote,
  type QuoteLine,
  type QuoteListPage,
} from './quotes.ts';
export {
  type Approval,
  type ApprovalLine,
  type ApprovalPage,
  type ApprovalProblem,
  fetchApproval,
  fetchApprovals,
  type ListedApproval,
  orderApproval,
  refuseApproval,
  withdrawApproval,
} from './approvals.ts';
export {
  abortQuote,
  beginQuotePurchase,
  type ConversionProblem,
  type QuoteEnd,
} from './convert-quote.ts';
export { fetchReceipt, fetchReceiptInvoice, type ReceiptFacts } from './receipt.ts';
export {
  fetchOrderThreads,
  fetchThread,
  fetchThreadReasons,
  markThreadRead,
  type MessageRefusal,
  type NewThread,
  type OfferedReason,
  type OfferedReasons,
  openThread,
  type Thread,
  type ThreadMessage,
  type ThreadPage,
  type ThreadSummary,
  writeMessage,
} from './threads.ts';
