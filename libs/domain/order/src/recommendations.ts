/** Why a product is recommended: others bought both, or the job needs it. */
export const RECOMMENDATION_REASONS = ['bought-together', 'needed-for-the-job'] as const;
export type RecommendationReason = (typeof RECOMMENDATION_REASONS)[number];

/** Products that are recommended at once. */
export const MOST_RECOMMENDED = 8;

/**
 * Different buyers who must have bought two products together before the shop says so, so that no
 * person's purchase can be recognised.
 */
export const LEAST_BUYERS = 3;

/** Days for which purchases count: what was bought before says little about what is needed now. */
export const COUNTED_DAYS = 365;

/** A product that may be recommended. */
export type RecommendationCandidate = {
  readonly sku: string;
  readonly categoryId: string;
  readonly because: RecommendationReason;
};

/** The products to which the recommendations belong. */
export type RecommendedFor = {
  readonly skus: ReadonlySet<string>;
  readonly categoryIds: ReadonlySet<string>;
};

/**
 * The recommendations among candidates, which are in the order of their strength: never a product that is shown already, nor one
 * of its own category, which would be instead of it, and one per category.
 */
export const pickRecommendations = <Candidate extends RecommendationCandidate>(
  candidates: readonly Candidate[],
  { skus, categoryIds }: RecommendedFor,
  most: number = MOST_RECOMMENDED,
): readonly Candidate[] => {
  const categories = new Set(categoryIds);
  return candidates
    .filter(({ sku, categoryId }) => {
      if (skus.has(sku) || categories.has(categoryId)) return false;
      categories.add(categoryId);
      return true;
    })
    .slice(0, most);
};
