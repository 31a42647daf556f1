import { QUOTE_OBSTACLES } from '@materia/domain-cart';
import { ATTACHMENT_FAULTS, INCIDENT_FAULTS } from '@materia/domain-messages';
import { z } from 'zod';
import type { RefusalCode } from './call.ts';
import { STAFF_DUTIES } from './staff/duties.ts';

const stepParameters = z.object({
  from: z.string(),
  to: z.string(),
  /** The steps that would be allowed, separated by spaces. */
  allowed: z.string(),
});

/**
 * The parameters of each refusal that has some. The host cannot send such a refusal without them,
 * and a client refuses a response that lacks them. Optional parameters belong to some occasions of
 * a refusal only.
 */
export const REFUSAL_PARAMETERS = {
  /** The names are those of the fixed message. */
  'no-such-cart': z.object({ fieldName: z.string(), fieldValue: z.string() }),
  'coupon-expired': z.object({ lastDay: z.iso.date() }),
  'cart-has-coupon': z.object({ code: z.string() }),
  'coupon-below-minimum': z.object({ minimum: z.number(), missing: z.number() }),
  /** The file by its place in the form, from 1, and why. */
  'attachment-refused': z.object({ file: z.number(), reason: z.enum(ATTACHMENT_FAULTS) }),
  'incident-not-possible': z.object({
    reason: z.enum(INCIDENT_FAULTS),
    guaranteeUntil: z.iso.date().optional(),
  }),
  'quote-expired': z.object({ lastDay: z.iso.date() }),
  'quote-not-possible': z.object({ reason: z.enum(QUOTE_OBSTACLES) }),
  /** The duty that the caller lacks, for calls of staff. */
  forbidden: z.object({ market: z.string(), duty: z.enum(STAFF_DUTIES) }).optional(),
  /** A missing code of the authenticator app. */
  'wrong-credentials': z.object({ needs: z.literal('code') }).optional(),
  /** For calls of staff. */
  'step-not-allowed': stepParameters.optional(),
} as const satisfies Partial<Readonly<Record<RefusalCode, z.ZodType>>>;

type Parameters = typeof REFUSAL_PARAMETERS;

/** The refusals that have parameters. */
export type RefusalWithParameters = keyof Parameters;

/** The part of a refusal with its parameters, by its code. */
export type RefusalParametersOf<Code extends RefusalWithParameters> = {
  readonly [At in Code]: undefined extends z.output<Parameters[At]>
    ? { readonly parameters?: Readonly<z.output<Parameters[At]>> | undefined }
    : { readonly parameters: Readonly<z.output<Parameters[At]>> };
}[Code];

/** The parameters of each refusal that has some; undefined on the occasions without them. */
export type RefusalParameters = {
  readonly [Code in RefusalWithParameters]: z.output<Parameters[Code]>;
};

const SCHEMA_OF: {
  readonly [Code in RefusalWithParameters]: z.ZodType<RefusalParameters[Code]>;
} = REFUSAL_PARAMETERS;

export const hasParameters = (code: string): code is RefusalWithParameters =>
  Object.hasOwn(REFUSAL_PARAMETERS, code);

/** Parses the parameters of a refusal. Throws when it lacks some: the host broke the contract. */
export const parseRefusalParameters = <Code extends RefusalWithParameters>(
  code: Code,
  parameters: unknown,
): RefusalParameters[Code] => SCHEMA_OF[code].parse(parameters);
