import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import type { flagCalls } from './calls.ts';

const flagChoice = z.union([
  z.boolean(),
  z.object({ web: z.boolean().optional(), app: z.boolean().optional() }),
]);

/**
 * The published flags of a unit. Keys are strings, since a host may know flags that a running
 * storefront does not.
 */
export const flagDocument = z
  .object({
    revision: z.number(),
    choices: z
      .array(
        z.object({
          key: z.string(),
          choice: flagChoice,
          /** Milliseconds since 1970. */
          from: z.number().optional(),
          until: z.number().optional(),
        }),
      )
      .readonly(),
  })
  .meta({ id: 'FlagDocument' });

const plainValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);
/** The evaluation context of OpenFeature; optional. */
const evaluationRequest = z
  .object({
    context: z
      .record(
        z.string().max(100),
        z.union([plainValue, z.array(plainValue), z.record(z.string(), plainValue)]),
      )
      .default({}),
  })
  .nullish()
  .transform((request) => request ?? { context: {} });

const evaluation = z.object({
  key: z.string(),
  value: z.boolean(),
  variant: z.string().optional(),
  reason: z.string().optional(),
  metadata: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
});
/** The OFREP response body for a flag that cannot be evaluated. */
export const evaluationFailure = z
  .object({
    key: z.string().optional(),
    errorCode: z.string(),
    errorDetails: z.string().optional(),
  })
  .meta({ id: 'EvaluationFailure' });

export const flagSchemas = {
  readFlags: { reply: flagDocument },
  followFlags: { reply: flagDocument },
  evaluateFlags: {
    headers: z.object({ 'if-none-match': z.string().optional() }),
    body: evaluationRequest,
    reply: z.object({ flags: z.array(z.union([evaluation, evaluationFailure])) }),
    refusal: evaluationFailure,
  },
  evaluateFlag: {
    params: z.object({ key: z.string().max(100) }),
    body: evaluationRequest,
    reply: evaluation,
    refusal: evaluationFailure,
  },
} as const satisfies Readonly<Record<keyof typeof flagCalls, CallSchemas>>;
