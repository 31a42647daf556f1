import { HostUnavailable } from '@materia/api-client-kernel';
import { locatorQuestion } from '@materia/domain-stores';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { STORE_SECONDS } from '../cookies/cookie-names.ts';
import { isOwnScriptCall } from '../security/cross-site.ts';
import { headerReader, visitOf } from '../visit/incoming.ts';
import type { Shop } from '../shop/shop.ts';
import { hostOf } from '../visit/visit.ts';

const degrees = z.coerce.number().optional();
const query = z.object({
  mainStore: z.string().max(20).optional(),
  latitude: degrees,
  longitude: degrees,
});

/** The path from which a store header requests its customer context. */
export const CUSTOMER_CONTEXT_PATH =
  '/store-header-module/services/storeheader/customer-context-cookie';

/**
 * Serves the customer context of the store header: the store that it shows, stored in a cookie that
 * scripts may read. It requires a main store, a latitude and a longitude, and never names an
 * unknown store.
 */
export const storeHeaderRoutes =
  (shop: Shop): FastifyPluginAsync =>
  async (app) => {
    app.get(CUSTOMER_CONTEXT_PATH, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!isOwnScriptCall(headerReader(request), shop.environment.publicOrigin, 'GET'))
        return reply.code(403).send({ code: 'forbidden' });
      const given = query.safeParse(request.query);
      const question = locatorQuestion(given.success ? given.data : {});
      if (!question.ok) return reply.code(400).send({ code: 'bad-input' });
      const visit = await visitOf(shop, request);
      try {
        const context = await hostOf(shop, visit)('readCustomerContext', {
          query: { ...question.value },
        });
        if (!context.ok) return reply.code(context.error.status).send({ code: context.error.code });
        visit.jar.write(shop.names.context, context.value.mainStore, {
          maxAge: STORE_SECONDS,
          readable: true,
        });
        for (const cookie of visit.jar.changes()) reply.header('set-cookie', cookie);
        return reply.send(context.value);
      } catch (error) {
        if (error instanceof HostUnavailable)
          return reply.code(503).header('retry-after', '5').send({ code: 'unavailable' });
        throw error;
      }
    });
  };
