import { Readable } from 'node:stream';
import { callPath, mediaCalls } from '@materia/api-contract';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { HostAddresses } from '../host/host-addresses.ts';

const params = z.object({ market: z.string(), name: z.string().regex(/^[\w-][\w.-]{0,120}$/) });
const query = z.object({
  width: z
    .string()
    .regex(/^\d{1,4}$/)
    .optional(),
  height: z
    .string()
    .regex(/^\d{1,4}$/)
    .optional(),
  quality: z
    .string()
    .regex(/^\d{1,3}$/)
    .optional(),
});

const PASSED_ON = [
  'content-type',
  'content-length',
  'etag',
  'last-modified',
  'cache-control',
] as const;
const TIMEOUT_MS = 5000;

const labelParams = z.object({ market: z.string(), sku: z.string().regex(/^[\w.-]{1,40}$/) });

export type MediaOptions = {
  readonly marketId: string;
  readonly hosts: HostAddresses;
  readonly fetch: typeof globalThis.fetch;
};

/**
 * Serves images and energy labels of the host under the shop's own origin; only the market's own,
 * only by name and size.
 */
export const mediaRoutes =
  ({ marketId, hosts, fetch }: MediaOptions): FastifyPluginAsync =>
  async (app) => {
    const passOn = async (path: string, request: FastifyRequest, reply: FastifyReply) => {
      const etag = request.headers['if-none-match'];
      const answer = await hosts
        .send({
          isRepeatable: true,
          to: (hostUrl) =>
            fetch(`${hostUrl}${path}`, {
              redirect: 'error',
              signal: AbortSignal.timeout(TIMEOUT_MS),
              headers: etag === undefined ? {} : { 'if-none-match': etag },
            }),
          isTurnedAway: ({ status }) => status === 503,
        })
        .catch(() => undefined);
      if (answer === undefined || answer.status >= 500)
        return reply
          .code(503)
          .header('retry-after', '5')
          .header('cache-control', 'no-store')
          .send();
      for (const name of PASSED_ON) {
        const value = answer.headers.get(name);
        if (value !== null) reply.header(name, value);
      }
      reply.code(answer.status);
      return answer.body === null || answer.status === 304
        ? reply.send()
        : reply.send(Readable.from(answer.body));
    };
    const nothing = (reply: FastifyReply) => reply.code(404).type('text/plain').send('Not found');

    app.get(mediaCalls.readPicture.path, async (request, reply) => {
      const asked = params.safeParse(request.params);
      const size = query.safeParse(request.query);
      if (!asked.success || !size.success || asked.data.market !== marketId) return nothing(reply);
      return passOn(
        callPath(mediaCalls.readPicture, { params: asked.data, query: size.data }),
        request,
        reply,
      );
    });

    // An SVG opened directly is a document, which must neither load nor run anything.
    app.get(mediaCalls.readEnergyLabel.path, async (request, reply) => {
      const asked = labelParams.safeParse(request.params);
      if (!asked.success || asked.data.market !== marketId) return nothing(reply);
      reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
      return passOn(callPath(mediaCalls.readEnergyLabel, { params: asked.data }), request, reply);
    });
  };
