/** What staff has to look at: notices that do not fit a payment, refusals of the provider, failed refunds and disputes. */
export const PAYMENT_ALARMS = [
  'notice-of-another-attempt',
  'notice-of-another-amount',
  'notice-in-another-currency',
  'payment-of-another-purchase',
  'payment-of-unknown-attempt',
  'provider-rejected',
  'refund-failed',
  'refund-cancelled',
  'refund-requires-action',
  'dispute',
  'refund-due',
] as const;
export type PaymentAlarm = (typeof PAYMENT_ALARMS)[number];
