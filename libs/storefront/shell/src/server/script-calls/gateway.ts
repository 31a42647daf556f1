import { createHash, timingSafeEqual } from 'node:crypto';
import { monitoringCalls } from '@materia/api-contract';
import type { FastifyPluginAsync } from 'fastify';
import { isOwnScriptCall } from '../security/cross-site.ts';
import type { RequestLimits } from '../security/request-limits.ts';
import { bodyOf, headerReader } from '../visit/incoming.ts';
import type { Shop } from '../shop/shop.ts';

/** Loading times that scripts of the shop's own pages measured, and their sums for operators. */
export const gatewayRoutes =
  (shop: Shop, mayAsk: RequestLimits): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!isOwnScriptCall(headerReader(request), shop.environment.publicOrigin, request.method))
        return reply.code(403).send({ code: 'forbidden' });
      return undefined;
    });
    app.post(monitoringCalls.sendVital.path, async (request, reply) => {
      // A figure that is not counted is no error of the page that sent it.
      if (!mayAsk('vitals', request.ip, shop.moment().now)) return reply.code(204).send();
      return reply.code(shop.vitals.take(parseJson(bodyOf(request))) ? 204 : 400).send();
    });
    app.get(monitoringCalls.readVitals.path, async (request, reply) => {
      const given = headerReader(request)('x-service-credential') ?? '';
      if (!isSameSecret(given, shop.environment.serviceCredential))
        return reply.code(404).send({ code: 'not-found' });
      return reply.type(monitoringCalls.readVitals.replyType).send(shop.vitals.text());
    });
  };

/** Compares digests, whose comparison takes as long for every wrong text. */
const isSameSecret = (given: string, secret: string): boolean =>
  timingSafeEqual(digest(given), digest(secret));
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const parseJson = (body: Uint8Array | undefined): unknown => {
  try {
    return JSON.parse(Buffer.from(body ?? []).toString('utf8'));
  } catch {
    return undefined;
  }
};
