import type { PaymentMethod } from '@materia/domain-checkout';
import type { TextReader } from '@materia/market-model';

/** The text of each payment method . */
const PAYMENT_TEXTS = {
  card: 'orderDelivery.paidByCard',
  blik: 'orderDelivery.paidByBlik',
  p24: 'orderDelivery.paidByTransfer',
  multibanco: 'orderDelivery.paidByTransfer',
  mb_way: 'orderDelivery.paidByMbWay',
  bizum: 'orderDelivery.paidByBizum',
  paypal_express: 'orderDelivery.paidByPaypal',
  credit: 'orderDelivery.paidOnCredit',
  pay_in_store: 'orders.payInStore',
} as const satisfies Readonly<Record<PaymentMethod, string>>;

/** The label of a payment method. */
export const paymentLabel = (method: PaymentMethod, t: TextReader): string =>
  t(PAYMENT_TEXTS[method]);
