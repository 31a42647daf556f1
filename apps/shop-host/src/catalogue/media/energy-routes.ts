import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { findProduct } from '../products/repository.ts';
import { refusal, sendRefusal } from '../../platform/contract/bind.ts';
import type { Reader } from '../../platform/database/with-tx.ts';
import { energyLabelSvg } from './energy-label.ts';

const params = z.object({
  market: z.string().regex(/^[a-z]{2,10}$/),
  sku: z.string().regex(/^[\w.-]{1,40}$/),
});

const DAY = 86_400;

/** The energy label of a product: `/media/pl/energy/12345678`. Open to everybody, for browsers and proxies to keep for a day. */
export const energyRoutes = async (
  app: FastifyInstance,
  { db }: { readonly db: Reader },
): Promise<void> => {
  app.get(
    '/media/:market/energy/:sku',
    {
      schema: { summary: 'The energy label of a product as a drawing', tags: ['Pictures'], params },
    },
    async (request, reply) => {
      const { market, sku } = params.parse(request.params);
      const product = await findProduct(db, market, sku);
      if (product === undefined || product.energy === null)
        return sendRefusal(request, reply, refusal('not-found'));
      reply
        .header('cache-control', `public, max-age=${DAY}`)
        .header('cross-origin-resource-policy', 'cross-origin');
      return reply.type('image/svg+xml').send(
        energyLabelSvg({
          supplier: product.manufacturer.name,
          model: product.adeokey,
          rating: product.energy,
        }),
      );
    },
  );
};
