import type { FastifyInstance } from 'fastify';
import { sendRefusal } from './bind.ts';

const PARTS = ['params', 'query', 'body'] as const;

/** Refuses input with a zero character, which no text column of PostgreSQL can hold, and names the field. */
export const refuseUnstorableText = (app: FastifyInstance): void => {
  app.addHook('preValidation', async (request, reply) => {
    for (const part of PARTS) {
      const field = unstorable(request[part], part);
      if (field !== undefined)
        return sendRefusal(request, reply, {
          kind: 'bad-input',
          fields: [{ field, kind: 'zero-character' }],
        });
    }
    return undefined;
  });
};

/** The path of the first text with a zero character. Bodies are at most 20 levels deep by now. */
const unstorable = (value: unknown, path: string): string | undefined => {
  if (typeof value === 'string') return value.includes('\u0000') ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, child] of Object.entries(value)) {
    const found = unstorable(child, `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
};
