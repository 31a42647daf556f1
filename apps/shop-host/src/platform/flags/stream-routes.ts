import type { ServerResponse } from 'node:http';
import type { FlagDocument } from '@materia/domain-feature-flags';
import type { Market } from '@materia/market-model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refusal, sendRefusal } from '../contract/bind.ts';
import { bearerOf, isSameSecret } from '../contract/credentials.ts';
import type { FlagBoard } from './flag-board.ts';

type StreamOptions = {
  readonly flags: FlagBoard;
  readonly serviceCredential: string;
  readonly marketById: (id: string) => Market | undefined;
  readonly heartbeatMs?: number;
};

const params = z.object({ bu: z.string().max(20) });

/** Silence on a stream that is longer than two of these means that it is cut. */
const HEARTBEAT_MS = 5000;

/**
 * What is published in a business unit, for its storefronts: as a document, and as a stream that sends the whole document
 * at the beginning and after each change, so that a lost event never leaves half a change behind.
 */
export const streamRoutes = async (
  app: FastifyInstance,
  { flags, serviceCredential, marketById, heartbeatMs = HEARTBEAT_MS }: StreamOptions,
): Promise<void> => {
  const listeners = new Map<ServerResponse, string>();
  const checkCredential = async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply | undefined> =>
    isSameSecret(bearerOf(request.headers.authorization), serviceCredential)
      ? undefined
      : sendRefusal(request, reply, refusal('unauthenticated'));
  const schema = (operationId: string, summary: string) => ({
    operationId,
    summary,
    tags: ['Flags'],
    params,
  });

  app.route({
    method: 'GET',
    url: '/:bu/flags',
    schema: schema('readFlags', 'What is published in a business unit'),
    onRequest: checkCredential,
    handler: async (request, reply) => {
      const market = marketById(params.parse(request.params).bu);
      return market === undefined
        ? sendRefusal(request, reply, refusal('not-found'))
        : reply.send(flags.documentOf(market.id));
    },
  });

  app.route({
    method: 'GET',
    url: '/:bu/flags/stream',
    schema: schema(
      'followFlags',
      'What is published in a business unit, now and after each change (server-sent events)',
    ),
    onRequest: checkCredential,
    handler: async (request, reply) => {
      const market = marketById(params.parse(request.params).bu);
      if (market === undefined) return sendRefusal(request, reply, refusal('not-found'));
      reply.hijack();
      reply.raw.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      reply.raw.write(eventOf(flags.documentOf(market.id)));
      listeners.set(reply.raw, market.id);
      reply.raw.once('close', () => listeners.delete(reply.raw));
      return reply;
    },
  });

  const stopListening = flags.onChange((market, document) => {
    for (const [response, unit] of listeners)
      if (unit === market) response.write(eventOf(document));
  });
  const heartbeat = setInterval(() => {
    for (const response of listeners.keys()) response.write(': still here\n\n');
  }, heartbeatMs).unref();
  app.addHook('preClose', async () => {
    stopListening();
    clearInterval(heartbeat);
    for (const response of listeners.keys()) response.end();
  });
};

const eventOf = (document: FlagDocument): string => `data: ${JSON.stringify(document)}\n\n`;
