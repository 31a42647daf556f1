import { PAYMENT_TABLE, type PaymentMethod } from '@materia/domain-checkout';
import { type Fulfilment, handoverOf, type PaymentStart } from '@materia/domain-order';

/**
 * How the payment of an order starts. What is paid in store is paid with the hand-over if it is
 * collected, otherwise before it leaves.
 */
export const paymentStartOf = (
  method: PaymentMethod,
  fulfilment: Fulfilment,
): Exclude<PaymentStart, 'refused' | 'accepted'> => {
  const { start } = PAYMENT_TABLE[method];
  return start === 'in-store' && handoverOf(fulfilment) !== 'store' ? 'pending' : start;
};
