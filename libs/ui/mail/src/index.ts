export type { MailBlock, MailContent, MailRow } from './mail-content.ts';
export { accountErased, type AccountErasedFacts } from './mails/account-erased.ts';
export {
  accountActivation,
  accountConfirm,
  accountCreated,
  type AccountCreatedFacts,
  passwordChanged,
  passwordReset,
} from './mails/account.ts';
export { digitalReceipt, type DigitalReceiptFacts } from './mails/digital-receipt.ts';
export { clubCoupon, type ClubCouponFacts } from './mails/club.ts';
export { holdEnding, type HoldEndingFacts } from './mails/hold-ending.ts';
export { emailChangeConfirm, emailChanged, emailChangeNotice } from './mails/email-change.ts';
export { type ApprovalEnd, approvalAsked, approvalDecided } from './mails/approval.ts';
export { companyInvitation } from './mails/company.ts';
export { guestCheck, type GuestCheckFacts } from './mails/guest-check.ts';
export {
  messageAnswered,
  messageArrived,
  messageOverdue,
  sellerInvitation,
} from './mails/message.ts';
export { newsletterConfirm, newsletterWelcome } from './mails/newsletter.ts';
export { orderConfirmation, type OrderConfirmationFacts } from './mails/order-confirmation.ts';
export type {
  MailFulfilment,
  MailOrder,
  MailOrderLine,
  MailTotals,
  OrderMailFrame,
} from './mails/order-facts.ts';
export { methodName } from './mails/order-facts.ts';
export { orderStep, type OrderStepFacts } from './mails/order-step.ts';
export {
  type MailMoment,
  paymentRefused,
  type PaymentRefusedFacts,
  paymentWaiting,
  type PaymentWaitingFacts,
  purchaseLapsed,
  type PurchaseLapsedFacts,
  refund,
  type RefundMailFacts,
} from './mails/payment.ts';
export { reportMail, type ReportMailFacts } from './mails/report.ts';
export {
  palletsBack,
  returnArrived,
  returnChecked,
  vendorMail,
  type VendorMailFacts,
} from './mails/return.ts';
export { restockAvailable, restockConfirm } from './mails/restock.ts';
export { sellerInvoice } from './mails/seller-invoice.ts';
export { withdrawalReceipt, type WithdrawalMailFacts } from './mails/withdrawal.ts';
export { type MailVoice, renderMail, type RenderedMail } from './render-mail.ts';
