import { PAYMENT_ALARMS } from '@materia/domain-checkout';
import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import type { paymentDeskCalls } from './payment-calls.ts';

export const paymentAlarm = z
  .object({
    id: z.string(),
    kind: z.enum(PAYMENT_ALARMS),
    order_number: z.string().nullable(),
    attempt_id: z.string().nullable(),
    detail: z.string(),
    raised_at: z.string(),
  })
  .meta({ id: 'PaymentAlarm' });

export const paymentDeskSchemas = {
  listPaymentAlarms: { reply: z.array(paymentAlarm) },
  settlePaymentAlarm: {
    params: z.object({ id: z.string().max(12) }),
    body: z.object({
      /** What was found or done. */
      comment: z.string().trim().max(500).default(''),
    }),
    reply: paymentAlarm,
  },
} as const satisfies Readonly<Record<keyof typeof paymentDeskCalls, CallSchemas>>;
