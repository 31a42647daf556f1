import { z } from 'zod';
import type { ProviderNotice } from './payment-port.ts';

const text = z.string().min(1).max(500);
const payment = z.object({
  kind: z.literal('payment'),
  facts: z.looseObject({
    attemptId: z.string(),
    purchaseNumber: z.string(),
    amountMinor: z.int(),
    currency: z.string(),
    providerRef: text,
    chargeRef: text.optional(),
  }),
});
const refund = z.object({
  kind: z.literal('refund'),
  facts: z.looseObject({ refundId: z.string(), providerRef: text }),
});
const dispute = z.object({ kind: z.literal('dispute'), chargeRef: z.string(), reason: z.string() });
const notice = z.object({
  eventId: text,
  type: text,
  happenedAt: z.iso.datetime(),
  about: z.discriminatedUnion('kind', [
    payment,
    refund,
    dispute,
    z.object({ kind: z.literal('other') }),
  ]),
});

/** Whether a notice has what is stored and decided on. The provider's library promises types that nobody has checked. */
export const isWellFormed = (read: ProviderNotice): boolean => notice.safeParse(read).success;
