import { FIELD_MAXIMUMS } from '@materia/domain-contact';
import { REPORT_MAXIMUMS } from '@materia/domain-messages';
import { z } from 'zod';
import { CONSENT_FIELDS } from '../brand-key.ts';
import type { CallSchemas } from '../call.ts';
import type { submissionCalls } from './calls.ts';

/**
 * The domain validates the content of fields; the schema limits only their size, with room for
 * characters of two code units.
 */
const sized = (maximum: number) => z.string().max(2 * maximum);

const report = z.object({
  address: sized(REPORT_MAXIMUMS.address),
  reason: z.string().max(40),
  explanation: sized(REPORT_MAXIMUMS.explanation),
  name: sized(REPORT_MAXIMUMS.name),
  email: sized(REPORT_MAXIMUMS.email),
  good_faith: z.boolean(),
});

/** The consents of the specification, with {product} replaced by the shop's name. */
const consents = z.object({
  [CONSENT_FIELDS.shopEmail]: z.boolean(),
  [CONSENT_FIELDS.partnersEmail]: z.boolean(),
  [CONSENT_FIELDS.shopSms]: z.boolean(),
});

const subscription = z.object({
  prefix: sized(20),
  firstname: sized(FIELD_MAXIMUMS.firstname),
  lastname: sized(FIELD_MAXIMUMS.lastname),
  email: sized(FIELD_MAXIMUMS.email),
  phone: z.string().max(20),
  consents,
  retailerId: z.string().max(20),
});

const token = z.object({ token: z.string().min(1).max(100) });

export const submissionSchemas = {
  reportIllicitContent: {
    body: report,
    reply: z.object({ receipt: z.string(), received_at: z.string() }),
  },
  subscribeToNewsletter: {
    body: subscription,
    reply: z.object({ status: z.enum(['to-confirm', 'subscribed']) }),
  },
  confirmNewsletter: { body: token, reply: z.object({ status: z.literal('subscribed') }) },
  stopNewsletter: { body: token, reply: z.object({ status: z.literal('stopped') }) },
  requestRestockNotice: {
    body: z.object({
      sku: z.string().max(40),
      email: sized(FIELD_MAXIMUMS.email),
      retailer_id: z.string().max(20),
    }),
    reply: z.object({ status: z.literal('to-confirm') }),
  },
  confirmRestockNotice: { body: token, reply: z.object({ status: z.literal('confirmed') }) },
  stopRestockNotice: { body: token, reply: z.object({ status: z.literal('stopped') }) },
} as const satisfies Readonly<Record<keyof typeof submissionCalls, CallSchemas>>;
