import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Closes the connection of a request whose body has not arrived after `ms`, also if the request was refused without it. Routes that
 * accept more than `upToBytes` are exempt once their callers are admitted: people who have signed in upload large files there, which
 * takes its time.
 */
export const endSlowBodies = (
  app: FastifyInstance,
  { ms, upToBytes }: { readonly ms: number; readonly upToBytes: number },
): void => {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  app.addHook('onRequest', (request, _reply, done) => {
    if (hasBody(request)) {
      const { raw } = request;
      const timer = setTimeout(() => {
        // Requests that are injected without a network have no connection to close.
        if (raw.socket instanceof Socket) raw.socket.destroy();
      }, ms).unref();
      timers.set(request, timer);
      for (const event of ['end', 'close', 'error'] as const)
        raw.once(event, () => clearTimeout(timer));
    }
    done();
  });
  // Runs after the routes have checked who calls.
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if ((request.routeOptions.bodyLimit ?? 0) > upToBytes) clearTimeout(timers.get(request));
    done(null, payload);
  });
};

/** Streams of events and calls without a body may last. */
const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
