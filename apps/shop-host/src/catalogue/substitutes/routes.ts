import { fail, ok } from '@materia/domain-kernel';
import { parsePriceContextCode } from '@materia/domain-pricing';
import type { Handlers } from '../../platform/contract/handlers.ts';
import { skuOfAdeokey } from '../products/repository.ts';
import { wireCard } from '../products/wire-product.ts';
import { ratingsOf } from '../reviews/repository.ts';
import { findStore } from '../stores/repository.ts';
import { findSubstitutes, type SubstituteTools } from './find-substitutes.ts';

const NOT_FOUND = fail({ kind: 'not-found' } as const);

/** What a store has in place of a product that it is short of. */
export const substituteHandlers = (tools: SubstituteTools): Pick<Handlers, 'listSubstitutes'> => ({
  listSubstitutes: async ({ params }, context) => {
    const { db } = tools;
    const { market } = context;
    const asked = parsePriceContextCode(params.priceContextCode);
    const store = asked && (await findStore(db, market.id, { sellerCode: asked.sellerCode }));
    const sku = await skuOfAdeokey(db, market.id, params.productAdeoKey);
    if (store === undefined || sku === undefined) return NOT_FOUND;
    const found = await findSubstitutes(tools, sku, store, context);
    const ratings = await ratingsOf(
      db,
      market.id,
      found.map(({ card }) => card.sku),
    );
    return ok({
      data: found.map(({ card, offers }) => wireCard(card, offers, ratings.get(card.sku))),
    });
  },
});
