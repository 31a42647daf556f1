import type { FastifyInstance } from 'fastify';

export const BODY_LIMIT = 1_048_576;
const DEEPEST = 20;

/** Deeper than anything in the contract. */
class TooDeep extends Error {
  readonly statusCode = 400;
}

/** Reads JSON bodies up to 1 MB and 20 levels. Refuses keys that could pollute prototypes. */
export const acceptJson = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (request, text, done) => {
      parse(request, text, (error, body) => {
        if (error !== null) done(error);
        else if (isTooDeep(body, DEEPEST)) done(new TooDeep('The body is nested too deeply'));
        else done(null, body);
      });
    },
  );
};

const isTooDeep = (value: unknown, left: number): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  return left === 0 || Object.values(value).some((child) => isTooDeep(child, left - 1));
};
