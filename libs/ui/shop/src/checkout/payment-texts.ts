import type { PaymentMethod } from '@materia/domain-checkout';

/** The name of each payment method, and one sentence about what happens once it is chosen. */
export const PAYMENT_TEXTS = {
  card: { name: 'paymentMethod.card', text: 'paymentMethod.cardText' },
  blik: { name: 'paymentMethod.blik', text: 'paymentMethod.blikText' },
  p24: { name: 'paymentMethod.p24', text: 'paymentMethod.p24Text' },
  multibanco: { name: 'paymentMethod.multibanco', text: 'paymentMethod.multibancoText' },
  mb_way: { name: 'paymentMethod.mbWay', text: 'paymentMethod.mbWayText' },
  bizum: { name: 'paymentMethod.bizum', text: 'paymentMethod.bizumText' },
  paypal_express: { name: 'paymentMethod.paypal', text: 'paymentMethod.paypalText' },
  credit: { name: 'paymentMethod.credit', text: 'paymentMethod.creditText' },
  pay_in_store: { name: 'paymentMethod.payInStore', text: 'paymentMethod.payInStoreText' },
} as const satisfies Readonly<
  Record<
    PaymentMethod,
    { readonly name: `paymentMethod.${string}`; readonly text: `paymentMethod.${string}` }
  >
>;
