import type { TextReader } from '@materia/market-model';

/** The text key of each payment method, by its wire value. */
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

/** The label of a payment method; an unknown method is shown as received. */
export const paymentLabel = (method: string, t: TextReader): string =>
  hasText(method) ? t(PAYMENT_TEXTS[method]) : method;
