import { type FieldFault, type FieldFaultKind, SHAPE_FAULTS } from '@materia/api-contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isOutage } from '../database/outage.ts';
import { refusal, sendRefusal } from './bind.ts';
import { refusalBody } from './refusals.ts';

/**
 * Turns a thrown error into a contract reply. Invalid input names its fields, other request faults
 * keep their status, and an unavailable database is a 503. Everything else is logged once and
 * becomes a 500 without details.
 */
export const answerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (hasZodFastifySchemaValidationErrors(error))
      return sendRefusal(request, reply, { kind: 'bad-input', fields: faults(error) });
    const status = error.statusCode ?? 500;
    if (status === 429) return sendRefusal(request, reply, refusal('too-many-requests'));
    if (status >= 400 && status < 500)
      return reply.code(status).send(refusalBody(refusal('bad-input'), request.id));
    return failed(error, request, reply);
  });
  app.setNotFoundHandler((request, reply) => sendRefusal(request, reply, refusal('not-found')));
};

const failed = (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  request.log.error(
    { err: error, correlationId: request.id, route: request.routeOptions.url },
    'a request failed',
  );
  if (!isOutage(error)) return sendRefusal(request, reply, refusal('internal'));
  return sendRefusal(request, reply, refusal('unavailable'));
};

/** Fastify's name for a part of the request, where the contract's name differs. */
const PART_NAMES: Readonly<Record<string, string>> = { querystring: 'query' };

type ValidationError = FastifyError & {
  readonly validationContext?: string;
  readonly validation: readonly { readonly keyword: string; readonly instancePath: string }[];
};

const faults = (
  error: Pick<ValidationError, 'validation' | 'validationContext'>,
): readonly FieldFault[] =>
  error.validation.map(({ keyword, instancePath }) => ({
    field: [
      PART_NAMES[error.validationContext ?? ''] ?? error.validationContext ?? 'input',
      ...instancePath.split('/').filter((part) => part !== ''),
    ].join('.'),
    kind: shapeFault(keyword),
  }));

const shapeFault = (keyword: string): FieldFaultKind =>
  SHAPE_FAULTS.find((kind) => kind === keyword) ?? 'custom';
