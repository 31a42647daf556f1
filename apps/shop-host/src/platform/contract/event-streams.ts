import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EventSource } from './handlers.ts';

/** A stream that is silent for more than two of these intervals is broken. */
const HEARTBEAT_MS = 5000;

/** The open server-sent event streams. */
export type EventStreams = {
  /** Hands the connection of a request over to an event source. */
  readonly open: (
    request: FastifyRequest,
    reply: FastifyReply,
    source: EventSource<unknown>,
  ) => void;
};

/** Sends heartbeats on every open stream, and closes all streams before the app closes. */
export const eventStreams = (app: FastifyInstance, heartbeatMs = HEARTBEAT_MS): EventStreams => {
  const open = new Map<ServerResponse, () => void>();
  const heartbeat = setInterval(() => {
    for (const response of open.keys()) response.write(': still here\n\n');
  }, heartbeatMs).unref();
  app.addHook('preClose', async () => {
    clearInterval(heartbeat);
    for (const [response, stop] of open) {
      stop();
      response.end();
    }
  });
  return {
    open: (_request, reply, source) => {
      reply.hijack();
      const response = reply.raw;
      response.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      open.set(
        response,
        source((event) => response.write(`data: ${JSON.stringify(event)}\n\n`)),
      );
      response.once('close', () => {
        open.get(response)?.();
        open.delete(response);
      });
    },
  };
};
