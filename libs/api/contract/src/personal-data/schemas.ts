import { PASSWORD_MAXIMUM } from '@materia/domain-customer';
import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { byteStream } from '../wire.ts';
import type { personalDataCalls } from './calls.ts';

/** Why the law lets the shop keep data. */
const reason = z.enum(['tax documents', 'contracts and claims', 'proof of consent']);

/** The file with everything that the shop knows of a customer, which `exportMyData` sends as a stream. */
export const personalDataFile = z
  .object({
    title: z.string(),
    note: z.string(),
    /** ISO instant. */
    created_at: z.string(),
    /** Names the request in the shop's own records. */
    reference: z.string(),
    sections: z.array(
      z.object({
        name: z.string(),
        title: z.string(),
        entries: z.array(z.record(z.string(), z.unknown())),
      }),
    ),
  })
  .meta({ id: 'PersonalDataFile' });
export type PersonalDataFile = z.output<typeof personalDataFile>;

export const personalDataSchemas = {
  readMyErasure: {
    reply: z.object({
      /** The numbers of orders that are neither handed over nor cancelled, or whose products come back. */
      open_orders: z.array(z.string()),
      /** The numbers of purchases that wait for their payment. */
      unpaid_purchases: z.array(z.string()),
      /** What stays after the erasure, if there is anything of it. */
      kept: z.array(z.object({ reason, years: z.number().int().positive() })),
    }),
  },
  exportMyData: { reply: byteStream },
  eraseMyData: {
    body: z.object({ password: z.string().max(PASSWORD_MAXIMUM) }),
    /** Names the request in the shop's own records; the mail that confirms the erasure has it too. */
    reply: z.object({ reference: z.string() }),
  },
} as const satisfies Readonly<Record<keyof typeof personalDataCalls, CallSchemas>>;
