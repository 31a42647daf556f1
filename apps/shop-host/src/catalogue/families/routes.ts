import { fail, ok } from '@materia/domain-kernel';
import { parsePriceContextCode } from '@materia/domain-pricing';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { Db } from '../../platform/database/with-tx.ts';
import type { ListingIndexes } from '../index/listing-indexes.ts';
import { readOffers } from '../offers/offers.ts';
import { priceContextOf } from '../offers/price-context.ts';
import { skuOfAdeokey } from '../products/repository.ts';
import { findStore } from '../stores/repository.ts';
import { findFamily } from './find-family.ts';
import { wireFamily } from './wire-family.ts';

const NOT_FOUND = fail({ kind: 'not-found' } as const);

/** In which other colours, sizes, volumes and lengths a product is sold. */
export const familyHandlers = ({
  db,
  indexes,
}: {
  readonly db: Db;
  readonly indexes: ListingIndexes;
}): Pick<Handlers, 'readFamily'> => ({
  readFamily: async ({ params }, context) => {
    const { market } = context;
    const asked = parsePriceContextCode(params.priceContextCode);
    const store = asked && (await findStore(db, market.id, { sellerCode: asked.sellerCode }));
    const sku = await skuOfAdeokey(db, market.id, params.productAdeoKey);
    if (store === undefined || sku === undefined) return NOT_FOUND;
    const priceContext = priceContextOf(store, context);
    const family = await findFamily(db, market.id, await indexes.of(market.id), sku, {
      ordinal: store.ordinal,
      isMarketplace: priceContext.isMarketplace,
    });
    if (family === undefined) return ok({ data: [] });
    const targets = family.groups.flatMap(({ choices }) => choices.map(({ member }) => member.sku));
    const offers = await readOffers(db, market, [...new Set(targets)], priceContext, context.today);
    return ok({ data: [wireFamily(family, offers)] });
  },
});
