import type { FastifyInstance } from 'fastify';
import { sendRefusal } from './bind.ts';

const PARTS = ['params', 'query', 'body'] as const;

/**
 * Refuses input with a NUL character, which PostgreSQL cannot store in text columns, and names the
 * field.
 */
export const refuseUnstorableText = (app: FastifyInstance): void => {
  app.addHook('preValidation', async (request, reply) => {
    for (const part of PARTS) {
      const field = unstorableField(request[part], part);
      if (field !== undefined)
        return sendRefusal(request, reply, {
          kind: 'bad-input',
          fields: [{ field, kind: 'zero-character' }],
        });
    }
    return undefined;
  });
};

/**
 * The path of the first string with a NUL character. The JSON parser has already limited bodies to
 * 20 levels.
 */
export const unstorableField = (value: unknown, path: string): string | undefined => {
  if (typeof value === 'string') return value.includes('\u0000') ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, child] of Object.entries(value)) {
    const found = unstorableField(child, `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
};
