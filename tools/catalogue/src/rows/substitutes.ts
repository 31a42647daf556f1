import type { FeedRecord } from '@materia/api-contract/feed';
import type { Assortment } from '../assortment.ts';
import { familyVariant, type FamilyVariant } from '../families/variants.ts';
import type { Draw } from '../random.ts';

/** Share of products with curated substitutes; for the others, the shop finds similar products. */
const WRITTEN_SHARE = 0.25;
const MOST = 3;
/**
 * Number of neighbours considered: enough to find similar ones, few enough for a shop of any size.
 */
const LOOKED_AT = 10;

const sharedValues = (one: FamilyVariant, other: FamilyVariant): number =>
  [...one.values].filter(
    ([attribute, value]) => String(other.values.get(attribute)) === String(value),
  ).length + (one.brand === other.brand ? 1 : 0);

/**
 * Substitutes of the product at an index of the assortment, most similar first: others of its
 * family and leaf category.
 */
export const substituteRows = (
  article: FamilyVariant,
  at: number,
  chosen: Assortment,
  draw: Draw,
): readonly FeedRecord<'substitutes'>[] => {
  if (draw('substitutes', Number(article.sku)) >= WRITTEN_SHARE) return [];
  const { from, to } = chosen.line(at);
  const length = to - from;
  return Array.from(
    { length: Math.min(LOOKED_AT, length - 1) },
    (_, step) => from + ((at - from + step + 1) % length),
  )
    .map((place) => familyVariant(chosen.family(place), chosen.combination(place)))
    .map((other) => ({ sku: other.sku, shared: sharedValues(article, other) }))
    .toSorted((a, b) => b.shared - a.shared)
    .slice(0, MOST)
    .map(({ sku }, index) => ({ sku: article.sku, substituteSku: sku, position: index + 1 }));
};
