import { monitoringCalls } from '@materia/api-contract';
import type { FastifyPluginAsync } from 'fastify';
import { isOwnScriptCall } from '../security/cross-site.ts';
import { bodyOf, headerReader } from '../visit/incoming.ts';
import type { Shop } from '../shop/shop.ts';
import { createVitals } from './vitals.ts';

/** Loading times that scripts of the shop's own pages measured, and their sums for operators. */
export const gatewayRoutes =
  (shop: Shop): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!isOwnScriptCall(headerReader(request), shop.environment.publicOrigin, request.method))
        return reply.code(403).send({ code: 'forbidden' });
      return undefined;
    });
    const vitals = createVitals(shop.market.id);
    app.post(monitoringCalls.sendVital.path, async (request, reply) =>
      reply.code(vitals.take(parseJson(bodyOf(request))) ? 204 : 400).send(),
    );
    app.get(monitoringCalls.readVitals.path, async (request, reply) => {
      if (headerReader(request)('x-service-credential') !== shop.environment.serviceCredential)
        return reply.code(404).send({ code: 'not-found' });
      return reply.type(monitoringCalls.readVitals.replyType).send(vitals.text());
    });
  };

const parseJson = (body: Uint8Array | undefined): unknown => {
  try {
    return JSON.parse(Buffer.from(body ?? []).toString('utf8'));
  } catch {
    return undefined;
  }
};
