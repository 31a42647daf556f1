import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Closes the connection of a request whose body has not arrived after `ms`. Routes that accept more than `upToBytes` are exempt:
 * people who have signed in upload large files there, which takes its time.
 */
export const endSlowBodies = (
  app: FastifyInstance,
  { ms, upToBytes }: { readonly ms: number; readonly upToBytes: number },
): void => {
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (hasBody(request) && (request.routeOptions.bodyLimit ?? 0) <= upToBytes) {
      const timer = setTimeout(() => request.raw.socket.destroy(), ms).unref();
      for (const event of ['end', 'close', 'error'] as const)
        payload.once(event, () => clearTimeout(timer));
    }
    done(null, payload);
  });
};

/** Streams of events and calls without a body may last. */
const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
