import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.ts';

/** Which market a request was for, and which route or page answers it. */
export type RequestName = { readonly market: string; readonly route: string };

/** Counts the requests of an application, with the time until the answer was sent. */
export const measureRequests = (
  app: FastifyInstance,
  { requests }: Pick<Metrics, 'requests'>,
  nameOf: (request: FastifyRequest) => RequestName,
): void => {
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const status = String(reply.statusCode);
    requests.observe({ ...nameOf(request), method, status }, reply.elapsedTime / 1000);
  });
};
