import { createHash } from 'node:crypto';
import type { Provider } from '@openfeature/server-sdk';
import { FLAG_KEYS } from '@materia/domain-feature-flags';
import type { Market } from '@materia/market-model';
import type { Clock } from '@materia/platform-clock';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refusal, sendRefusal } from '../contract/bind.ts';
import { bearerOf, isSameSecret } from '../contract/credentials.ts';
import type { FlagBoard } from './flag-board.ts';
import { flagProvider } from './flag-provider.ts';

type EvaluationOptions = {
  readonly flags: FlagBoard;
  readonly clock: Clock;
  readonly credentials: readonly string[];
  readonly marketById: (id: string) => Market | undefined;
};

const LOGGER = {
  error: () => undefined,
  warn: () => undefined,
  info: () => undefined,
  debug: () => undefined,
};

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const body = z.object({
  context: z
    .record(z.string().max(100), z.union([value, z.array(value), z.record(z.string(), value)]))
    .default({}),
});
const params = z.object({ bu: z.string().max(20), key: z.string().max(100) });
const units = params.omit({ key: true });

/**
 * The OpenFeature Remote Evaluation Protocol below each business unit: one flag, or all of them with an ETag. Open to
 * whoever holds the public or the service credential.
 */
export const evaluationRoutes = async (
  app: FastifyInstance,
  { flags, clock, credentials, marketById }: EvaluationOptions,
): Promise<void> => {
  const providerOf = (market: Market): Provider =>
    flagProvider(() => ({
      document: flags.documentOf(market.id),
      presets: market.flagPresets,
      now: Date.parse(clock()),
    }));
  const checkCredential = async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply | undefined> => {
    const token = bearerOf(request.headers.authorization);
    return credentials.some((credential) => isSameSecret(token, credential))
      ? undefined
      : sendRefusal(request, reply, refusal('unauthenticated'));
  };

  app.route({
    method: 'POST',
    url: '/:bu/ofrep/v1/evaluate/flags',
    schema: {
      operationId: 'evaluateFlags',
      summary: 'Every flag (OFREP)',
      tags: ['Flags'],
      params: units,
    },
    onRequest: checkCredential,
    handler: async (request, reply) => {
      const market = marketById(units.parse(request.params).bu);
      if (market === undefined) return sendRefusal(request, reply, refusal('not-found'));
      const asked = body.safeParse(request.body ?? {});
      if (!asked.success)
        return reply
          .code(400)
          .send({ errorCode: 'INVALID_CONTEXT', errorDetails: 'context is an object' });
      const provider = providerOf(market);
      const answers = await Promise.all(
        FLAG_KEYS.map((key) => answerOf(provider, key, asked.data.context)),
      );
      const fault = answers.find(({ status }) => status === 400);
      if (fault !== undefined) return reply.code(400).send(fault.body);
      const text = JSON.stringify({ flags: answers.map((answer) => answer.body) });
      const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
      reply.header('etag', etag).header('cache-control', 'private, no-cache');
      return request.headers['if-none-match'] === etag
        ? reply.code(304).send()
        : reply.type('application/json').send(text);
    },
  });

  app.route({
    method: 'POST',
    url: '/:bu/ofrep/v1/evaluate/flags/:key',
    schema: { operationId: 'evaluateFlag', summary: 'One flag (OFREP)', tags: ['Flags'], params },
    onRequest: checkCredential,
    handler: async (request, reply) => {
      const { bu, key } = params.parse(request.params);
      const market = marketById(bu);
      if (market === undefined) return sendRefusal(request, reply, refusal('not-found'));
      const asked = body.safeParse(request.body ?? {});
      if (!asked.success)
        return reply
          .code(400)
          .send({ key, errorCode: 'INVALID_CONTEXT', errorDetails: 'context is an object' });
      const answer = await answerOf(providerOf(market), key, asked.data.context);
      return reply.code(answer.status).send(answer.body);
    },
  });
};

const STATUS_OF_ERROR: Readonly<Record<string, number>> = { FLAG_NOT_FOUND: 404 };

const answerOf = async (
  provider: Provider,
  key: string,
  context: z.output<typeof body>['context'],
): Promise<{ readonly status: number; readonly body: object }> => {
  const {
    value: on,
    variant,
    reason,
    flagMetadata,
    errorCode,
    errorMessage,
  } = await provider.resolveBooleanEvaluation(key, false, context, LOGGER);
  if (errorCode !== undefined)
    return {
      status: STATUS_OF_ERROR[errorCode] ?? 400,
      body: { key, errorCode, errorDetails: errorMessage },
    };
  return { status: 200, body: { key, value: on, variant, reason, metadata: flagMetadata } };
};
