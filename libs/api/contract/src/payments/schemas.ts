import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { payment, paymentRequest, unpaidPurchase } from '../checkout/payment-shapes.ts';
import type { paymentCalls } from './calls.ts';

const params = z.object({ attempt: z.string().max(64) });
/** The return token, as placement and retry returned it and the return address contains it. */
const token = z.string().min(1).max(200);

/** A payment as anybody with its id sees it; owners see the rest as well. */
const knownPayment = payment.partial().required({
  attempt_id: true,
  order_number: true,
  state: true,
  closed: true,
  paid: true,
});

export const paymentSchemas = {
  readPayment: { params, body: z.object({ token: token.optional() }), reply: knownPayment },
  completePayment: {
    body: z.object({
      activation_code: token,
      /** The provider's reference of the payment. */
      authorization_id: z.string().max(200),
      /** The number of the purchase. */
      order_id: z.string().max(40),
    }),
    reply: payment,
  },
  retryPayment: {
    params,
    body: paymentRequest.extend({ token: token.optional() }),
    reply: payment,
  },
  abandonPayment: {
    params,
    body: z.object({
      token: token.optional(),
      /** Gives up the purchase as well, so that its products are not held any longer. */
      cancel_purchase: z.boolean().optional(),
    }),
    reply: payment,
  },
  listUnpaidPurchases: {
    body: z.object({
      /** Payments that were started in this browser, with their tokens. */
      payments: z.array(z.object({ attempt_id: z.string().max(64), token })).max(5),
    }),
    reply: z.array(unpaidPurchase),
  },
  validateUnicity: {
    body: z.object({ cart_id: z.string().max(64), email: z.string().max(254).optional() }),
    reply: z.object({ unique: z.boolean() }),
  },
  receivePaymentNotice: {
    headers: z.object({ 'stripe-signature': z.string().max(2000) }),
    reply: z.object({ received: z.literal(true) }),
  },
} as const satisfies Readonly<Record<keyof typeof paymentCalls, CallSchemas>>;
