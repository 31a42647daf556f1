import { HostUnavailable } from '@materia/api-client-kernel';
import {
  type CallInput,
  type CallSchemas,
  monitoringCalls,
  type ShopCallName,
} from '@materia/api-contract';
import { SCHEMAS } from '@materia/api-contract/schemas';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { isOwnScriptCall } from './cross-site.ts';
import { bodyOf, headerReader, visitOf } from './incoming.ts';
import { parseCartCount } from './session/cart-cookie.ts';
import type { Shop } from './shop.ts';
import { hostOf } from './visit.ts';
import { createVitals } from './vitals.ts';

/** The calls that scripts may make: reads of data that changes while a page is open. */
const READ_CALLS = [
  'suggest',
  'listProducts',
  'readOffers',
  'listStoresNear',
  'findNearestStores',
  'listStockOfStores',
  'autocompletePlaces',
] as const satisfies readonly ShopCallName[];
type ReadCall = (typeof READ_CALLS)[number];

const isReadCall = (name: string): name is ReadCall => READ_CALLS.some((call) => call === name);

/** Script calls of the shop's own pages: `POST /gateway/<call>` with the call's input as JSON, and the cart's count. */
export const gatewayRoutes =
  (shop: Shop): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!isOwnScriptCall(headerReader(request), shop.environment.publicOrigin, request.method))
        return reply.code(403).send({ code: 'forbidden' });
      return undefined;
    });
    app.get('/gateway/cart-count', async (request) => {
      const { jar } = await visitOf(shop, request);
      return { count: parseCartCount(jar.read(shop.names.cartCount)) };
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
    app.post<{ Params: { call: string } }>('/gateway/:call', async (request, reply) => {
      const { call } = request.params;
      if (!isReadCall(call)) return reply.code(404).send({ code: 'not-found' });
      const input = readInput(call, bodyOf(request));
      if (input === undefined) return reply.code(400).send({ code: 'bad-input' });
      const visit = await visitOf(shop, request);
      for (const cookie of visit.jar.changes()) reply.header('set-cookie', cookie);
      try {
        const answer = await hostOf(shop, visit)(call, input);
        return answer.ok
          ? reply.send(answer.value)
          : reply.code(answer.error.status).send({ code: answer.error.code });
      } catch (error) {
        if (error instanceof HostUnavailable)
          return reply.code(503).header('retry-after', '5').send({ code: 'unavailable' });
        throw error;
      }
    });
  };

/** The input as the contract defines it; undefined when invalid. */
const readInput = <Name extends ReadCall>(
  name: Name,
  body: Uint8Array | undefined,
): CallInput<Name> | undefined => {
  const { params, query }: CallSchemas = SCHEMAS[name];
  const shape = z.object({
    ...(params === undefined ? {} : { params }),
    ...(query === undefined ? {} : { query }),
  });
  const read = shape.safeParse(parseJson(body));
  return read.success && isInputOf(name, read.data) ? read.data : undefined;
};

const isInputOf = <Name extends ReadCall>(_name: Name, input: object): input is CallInput<Name> =>
  input instanceof Object;

const parseJson = (body: Uint8Array | undefined): unknown => {
  try {
    return JSON.parse(Buffer.from(body ?? []).toString('utf8'));
  } catch {
    return undefined;
  }
};
