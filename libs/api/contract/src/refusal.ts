import { z } from 'zod';
import { REFUSAL_PARAMETERS } from './refusal-parameters.ts';

const parameters = z.union(
  Object.entries(REFUSAL_PARAMETERS).map(([code, shape]) =>
    shape.meta({ description: `Of the refusal ${code}` }),
  ),
);

/**
 * The body of every response that is not 2xx. `fields` lists the validation errors by path and
 * kind.
 */
export const refusalReply = z
  .object({
    code: z.string(),
    message: z.string(),
    parameters: parameters.optional(),
    fields: z.array(z.object({ field: z.string(), kind: z.string() })).optional(),
    correlationId: z.string().optional(),
  })
  .meta({ id: 'Refusal' });
