import { fail, ok, type Result } from '@materia/domain-kernel';

export const MOST_COMPARED_PRODUCTS = 4;

export type ComparisonRefusal =
  | { readonly kind: 'other-category' }
  | { readonly kind: 'already-compared' }
  | { readonly kind: 'comparison-full'; readonly most: number };

type ComparedProduct = { readonly sku: string; readonly categoryId: string };

/**
 * The comparison with one more product. Refuses a product of another category than the ones that are there (CAT-06),
 * one that is there already, and one beyond the handful that fits side by side (CAT-07).
 */
export const addToComparison = <Product extends ComparedProduct>(
  compared: readonly Product[],
  product: Product,
): Result<readonly Product[], ComparisonRefusal> => {
  if (compared.some(({ sku }) => sku === product.sku)) return fail({ kind: 'already-compared' });
  if (compared.some(({ categoryId }) => categoryId !== product.categoryId))
    return fail({ kind: 'other-category' });
  if (compared.length >= MOST_COMPARED_PRODUCTS)
    return fail({ kind: 'comparison-full', most: MOST_COMPARED_PRODUCTS });
  return ok([...compared, product]);
};
