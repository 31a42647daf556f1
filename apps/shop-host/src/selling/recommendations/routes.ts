import { fail, ok } from '@materia/domain-kernel';
import { parsePriceContextCode } from '@materia/domain-pricing';
import { wireCard } from '../../catalogue/products/wire-product.ts';
import { ratingsOf } from '../../catalogue/reviews/repository.ts';
import { findStore } from '../../catalogue/stores/repository.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import { recommendationsFor, type RecommendationTools } from './recommendations.ts';

/** What goes with products. */
export const recommendationHandlers = (
  tools: RecommendationTools,
): Pick<Handlers, 'listRecommendations'> => ({
  listRecommendations: async ({ params, query }, context) => {
    const { db } = tools;
    const { market } = context;
    const asked = parsePriceContextCode(params.priceContextCode);
    const store = asked && (await findStore(db, market.id, { sellerCode: asked.sellerCode }));
    if (store === undefined) return fail({ kind: 'not-found' });
    const skus = [...new Set(query.skus.split(','))];
    const found = await recommendationsFor(tools, skus, store, context);
    const ratings = await ratingsOf(
      db,
      market.id,
      found.map(({ card }) => card.sku),
    );
    return ok({
      data: found.map(({ card, offers, because }) => ({
        product: wireCard(card, offers, ratings.get(card.sku)),
        because,
      })),
    });
  },
});
