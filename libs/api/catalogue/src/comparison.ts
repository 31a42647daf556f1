import { type HostClient, refusalMeaning, type RefusalTable } from '@materia/api-client-kernel';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { Currency } from '@materia/domain-money';
import { type Crumb, readCrumb } from './category.ts';
import type { Offer } from '@materia/domain-pricing';
import { readOffer } from './offer.ts';
import { type Product, readProduct } from './product.ts';

export type ComparedProduct = Product & { readonly offer: Offer | null };

/** Products of one category, in the requested order. */
export type Comparison = {
  readonly category: Crumb;
  readonly products: readonly ComparedProduct[];
};

/** Why products are not compared. */
export type ComparisonFailure = { readonly kind: 'other-category' | 'unknown' };

/** Why products are not compared, by what the host refuses. */
const REFUSED = {
  'not-comparable': 'other-category',
  'not-found': 'unknown',
  'bad-input': 'unknown',
} as const satisfies RefusalTable<'compareProducts', ComparisonFailure['kind']>;

/**
 * Compares products at a store. Refused for products of several categories, and when no reference
 * is a product.
 */
export const fetchComparison = async (
  host: HostClient,
  { skus, storeId }: { readonly skus: readonly string[]; readonly storeId: string },
  currency: Currency,
): Promise<Result<Comparison, ComparisonFailure>> => {
  const answer = await host('compareProducts', {
    query: { skus: skus.join(','), retailer_id: storeId },
  });
  if (!answer.ok)
    return fail({ kind: refusalMeaning('compareProducts', answer.error, REFUSED, 'unknown') });
  const [found] = answer.value.data;
  if (found === undefined) return fail({ kind: 'unknown' });
  return ok({
    category: readCrumb(found.category),
    products: found.products.map(({ product, best_offer }) => ({
      ...readProduct(product),
      offer: best_offer === undefined ? null : readOffer(best_offer, currency),
    })),
  });
};
