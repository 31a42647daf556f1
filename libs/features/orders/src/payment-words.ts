import type { TextReader } from '@materia/market-model';

/** The text of each payment method, by the word of the wire (PAY-01). */
const PAYMENT_TEXTS = {
  pay_in_store: 'orders.payInStore',
  'pay-in-store': 'orders.payInStore',
  card: 'orderDelivery.paidByCard',
  blik: 'orderDelivery.paidByBlik',
  'bank-transfer': 'orderDelivery.paidByTransfer',
  'paypal-express': 'orderDelivery.paidByPaypal',
  credit: 'orderDelivery.paidOnCredit',
} as const;

const hasText = (method: string): method is keyof typeof PAYMENT_TEXTS => method in PAYMENT_TEXTS;

/** How an order is paid, in words; a method that nobody knows is shown as it came. */
export const paymentWords = (method: string, t: TextReader): string =>
  hasText(method) ? t(PAYMENT_TEXTS[method]) : method;
