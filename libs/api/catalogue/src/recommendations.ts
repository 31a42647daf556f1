import type { HostClient } from '@materia/api-client-kernel';
import type { Currency } from '@materia/domain-money';
import type { RecommendationReason } from '@materia/domain-order';
import { type ListedProduct, readListedProduct } from './product.ts';

/** A product that goes with others, and why. */
export type Recommendation = {
  readonly product: ListedProduct;
  readonly because: RecommendationReason;
};

/** What goes with some products and can be ordered at a store, the best first; empty while nothing is known. */
export const fetchRecommendations = async (
  host: HostClient,
  skus: readonly string[],
  priceContextCode: string,
  currency: Currency,
): Promise<readonly Recommendation[]> => {
  const answer = await host('listRecommendations', {
    params: { priceContextCode },
    query: { skus: skus.join() },
  });
  return answer.ok
    ? answer.value.data.map(({ product, because }) => ({
        product: readListedProduct(product, currency),
        because,
      }))
    : [];
};
