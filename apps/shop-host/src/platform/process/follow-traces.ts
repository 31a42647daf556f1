import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

const traces = new AsyncLocalStorage<string>();

/** The id of the request for which the present work is done; undefined for the host's own work. */
export const currentTrace = (): string | undefined => traces.getStore();

/** Requests that take longer, in milliseconds, are logged. */
const SLOW_MS = 1000;
/** Answers that last as long as somebody listens or reads. */
const LASTING = ['events', 'stream', 'file'];

/** Lets all work for a request know its id, and logs requests that took long. */
export const followTraces = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, _, done) => traces.run(request.id, done));
  // What waited for a body goes on in the context of its last bytes.
  app.addHook('preValidation', (request, _, done) => traces.run(request.id, done));
  app.addHook('onResponse', async (request, reply) => {
    const { call, url } = request.routeOptions.config;
    if (reply.elapsedTime < SLOW_MS || LASTING.includes(call?.reply ?? '')) return;
    request.log.warn(
      {
        correlationId: request.id,
        route: url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'a request was slow',
    );
  });
};
