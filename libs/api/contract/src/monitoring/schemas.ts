import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import type { monitoringCalls } from './calls.ts';

const health = z
  .object({
    status: z.enum(['ready', 'unavailable']),
    database: z.string(),
    version: z.string(),
  })
  .meta({ id: 'Health' });

export const monitoringSchemas = {
  readHealth: { reply: health, refusal: health },
  readShopHealth: { reply: z.object({ status: z.literal('ok'), market: z.string() }) },
  sendVital: {
    body: z.object({
      /** Page kind. */
      page: z.string(),
      name: z.enum(['LCP', 'INP', 'CLS']),
      /** Milliseconds; for CLS a sum of shifts. */
      value: z.number().min(0).max(600_000),
    }),
    reply: z.undefined(),
  },
  readVitals: { reply: z.string() },
} as const satisfies Readonly<Record<keyof typeof monitoringCalls, CallSchemas>>;
