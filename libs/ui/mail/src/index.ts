export type { MailBlock, MailContent, MailRow } from './mail-content.ts';
export { accountCreated, type AccountCreatedFacts } from './mails/account.ts';
export { companyInvitation } from './mails/company.ts';
export { guestCheck, type GuestCheckFacts } from './mails/guest-check.ts';
export { newsletterConfirm, newsletterWelcome } from './mails/newsletter.ts';
export { orderConfirmation, type OrderConfirmationFacts } from './mails/order-confirmation.ts';
export type {
  MailFulfilment,
  MailOrder,
  MailOrderLine,
  MailTotals,
  OrderMailFrame,
} from './mails/order-facts.ts';
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
export { restockAvailable, restockConfirm } from './mails/restock.ts';
export { withdrawalReceipt, type WithdrawalMailFacts } from './mails/withdrawal.ts';
export { type MailVoice, renderMail, type RenderedMail } from './render-mail.ts';
