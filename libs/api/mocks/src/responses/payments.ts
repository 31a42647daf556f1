import { A_PAYMENT } from '../builders/payment.ts';
import type { AreaResponses } from '../handlers.ts';

export const paymentResponses: AreaResponses<'Payments'> = {
  readPayment: () => ({ reply: A_PAYMENT }),
  completePayment: () => ({ reply: { ...A_PAYMENT, state: 'paid', paid: true, may_retry: false } }),
  retryPayment: () => ({ reply: A_PAYMENT }),
  abandonPayment: () => ({ reply: { ...A_PAYMENT, state: 'aborted' } }),
  listUnpaidPurchases: () => ({ reply: [] }),
  validateUnicity: () => ({ reply: { unique: true } }),
  receivePaymentNotice: () => ({ reply: { received: true } }),
};
