import type { AreaRows, Named } from './access-row.ts';
import { payingByCard } from './inputs.ts';

/** The same input about a payment with the named id. */
const ofPayment =
  <Input extends object>(input: () => Input) =>
  ({ cartId }: Named) => ({ params: { attempt: cartId }, ...input() });

export const paymentRows: AreaRows<'Payments'> = {
  readPayment: { subject: 'secret', input: ofPayment(() => ({ body: {} })) },
  completePayment: {
    subject: 'secret',
    input: ({ cartId, orderId }) => ({
      body: { activation_code: cartId, authorization_id: cartId, order_id: orderId },
    }),
  },
  retryPayment: { subject: 'secret', input: ofPayment(() => ({ body: payingByCard })) },
  abandonPayment: { subject: 'secret', input: ofPayment(() => ({ body: {} })) },
  listUnpaidPurchases: {
    subject: 'secret',
    input: ({ cartId }) => ({ body: { payments: [{ attempt_id: cartId, token: cartId }] } }),
  },
  validateUnicity: { subject: 'secret', input: ({ cartId }) => ({ body: { cart_id: cartId } }) },
  receivePaymentNotice: {
    subject: 'secret',
    input: () => ({ headers: { 'stripe-signature': 't=1,v1=00' } }),
  },
};
