import { z } from 'zod';

/**
 * The body of every response that is not 2xx. `fields` lists the validation errors by path and
 * kind.
 */
export const refusalReply = z
  .object({
    code: z.string(),
    message: z.string(),
    parameters: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    fields: z.array(z.object({ field: z.string(), kind: z.string() })).optional(),
    correlationId: z.string().optional(),
  })
  .meta({ id: 'Refusal' });
