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

const liveness = z.object({ status: z.literal('live') });

/** What a process lacks; an empty list when it is ready. */
const readinessOf = <const Lack extends string>(lacks: readonly Lack[]) =>
  z.object({ status: z.enum(['ready', 'unavailable']), lacks: z.array(z.enum(lacks)) });
const readiness = readinessOf(['database', 'migrations', 'lists', 'draining']);
const shopReadiness = readinessOf(['flags', 'host', 'draining']);

export const monitoringSchemas = {
  readHealth: { reply: health, refusal: health },
  readLiveness: { reply: liveness },
  readReadiness: { reply: readiness, refusal: readiness },
  readShopLiveness: { reply: liveness },
  readShopReadiness: { reply: shopReadiness, refusal: shopReadiness },
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
