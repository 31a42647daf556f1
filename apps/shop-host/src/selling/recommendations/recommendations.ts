import {
  pickRecommendations,
  type RecommendationCandidate,
  type RecommendationReason,
} from '@materia/domain-order';
import type { Offer } from '@materia/domain-pricing';
import { isSellable } from '@materia/domain-stock-status';
import type { ListingIndexes } from '../../catalogue/index/listing-indexes.ts';
import { readOffers } from '../../catalogue/offers/offers.ts';
import { priceContextOf } from '../../catalogue/offers/price-context.ts';
import type { CardRow } from '../../catalogue/products/product-columns.ts';
import { cardRows } from '../../catalogue/products/repository.ts';
import type { StoreRow } from '../../catalogue/stores/repository.ts';
import type { RequestContext } from '../../platform/contract/context.ts';
import type { Db } from '../../platform/database/with-tx.ts';
import { boughtTogetherWith, categoriesOf } from './bought-together-repository.ts';
import { neededProducts } from './needed-products.ts';

/** Pairs that are looked at; the others have fewer buyers. */
const LOOKED_AT = 40;

export type RecommendationTools = { readonly db: Db; readonly indexes: ListingIndexes };

/** A recommended product, with its offers at the store, the best first. */
export type RecommendedCard = {
  readonly card: CardRow;
  readonly offers: readonly Offer[];
  readonly because: RecommendationReason;
};

/**
 * What goes with some products and can be ordered at a store: first what other buyers had in the same purchase, then what the job
 * needs besides. Empty while neither is known.
 */
export const recommendationsFor = async (
  { db, indexes }: RecommendationTools,
  skus: readonly string[],
  store: StoreRow,
  viewer: RequestContext,
): Promise<readonly RecommendedCard[]> => {
  const { market, flags, today } = viewer;
  const shown = await categoriesOf(db, market.id, skus);
  const categoryIds = shown.map(({ categoryId }) => categoryId);
  const together = await boughtTogetherWith(db, market.id, skus, LOOKED_AT);
  const needed = neededProducts(
    await indexes.of(market.id),
    categoryIds,
    store.ordinal,
    flags.MARKETPLACE_MODE,
  );
  const candidates: readonly RecommendationCandidate[] = [
    ...together.map((product) => ({ ...product, because: 'bought-together' as const })),
    ...needed.map((product) => ({ ...product, because: 'needed-for-the-job' as const })),
  ];
  if (candidates.length === 0) return [];
  const context = priceContextOf(store, viewer);
  const offers = await readOffers(
    db,
    market,
    [...new Set(candidates.map(({ sku }) => sku))],
    context,
    today,
  );
  const picked = pickRecommendations(
    candidates.filter(({ sku }) => isBuyable(offers.get(sku))),
    { skus: new Set(skus), categoryIds: new Set(categoryIds) },
  );
  const cards = new Map(
    (
      await cardRows(
        db,
        market.id,
        picked.map(({ sku }) => sku),
      )
    ).map((card) => [card.sku, card]),
  );
  return picked.flatMap(({ sku, because }) => {
    const card = cards.get(sku);
    return card === undefined ? [] : [{ card, offers: offers.get(sku) ?? [], because }];
  });
};

/** The best offer of a product is first. */
const isBuyable = ([best]: readonly Offer[] = []): boolean =>
  best !== undefined && isSellable(best);
