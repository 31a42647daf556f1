import { RETURN_FAULTS, RETURN_KINDS, RETURN_STATES, RETURN_WAYS } from '@materia/domain-order';
import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { returnCode } from '../orders/schemas.ts';
import { amount, currency } from '../wire.ts';
import type { returnDeskCalls } from './return-calls.ts';

/** A return as staff see it: without anything about its buyer. */
const deskReturn = z
  .object({
    code: z.string(),
    order_number: z.string(),
    kind: z.enum(RETURN_KINDS),
    way: z.enum(RETURN_WAYS),
    state: z.enum(RETURN_STATES),
    /** ISO instant. */
    declared_at: z.string(),
    /** By when the law wants the money back. */
    refund_by: z.string(),
    refund: amount,
    currency,
    /** Paid at the till, where the money goes back as well. */
    in_store: z.boolean(),
    /** What the buyer says about the parcel. */
    sent: z.object({ carrier: z.string(), parcel: z.string() }).nullable(),
  })
  .meta({ id: 'DeskReturn' });

const deskReturnWithLines = deskReturn
  .extend({
    lines: z.array(
      z.object({
        line: z.number().int(),
        sku: z.string(),
        name: z.string(),
        quantity: z.number().int(),
        accepted: z.number().int().nullable(),
        fault: z.enum(RETURN_FAULTS).nullable(),
      }),
    ),
  })
  .meta({ id: 'DeskReturnWithLines' });

const byCode = z.object({ code: returnCode });

export const returnDeskSchemas = {
  listReturns: { reply: z.array(deskReturn) },
  readReturn: { params: byCode, reply: deskReturnWithLines },
  receiveReturn: { params: byCode, reply: deskReturnWithLines },
  inspectReturn: {
    params: byCode,
    body: z.object({
      /** Lines that are not named are accepted in full. */
      lines: z
        .array(
          z.object({
            line: z.number().int(),
            accepted: z.number().int().min(0).max(9999),
            fault: z.enum(RETURN_FAULTS).optional(),
          }),
        )
        .max(500)
        .default([]),
    }),
    reply: deskReturnWithLines,
  },
  recordPallets: {
    params: z.object({ id: z.string().max(40) }),
    body: z.object({
      count: z.number().int().min(1).max(999),
      /** The day on which they came back; today unless given. */
      day: z.iso.date().optional(),
    }),
    reply: z.object({
      order_number: z.string(),
      pallets: z.number().int(),
      refund: amount,
      currency,
    }),
  },
} as const satisfies Readonly<Record<keyof typeof returnDeskCalls, CallSchemas>>;
