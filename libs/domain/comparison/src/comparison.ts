import { fail, ok, type Result } from '@materia/domain-kernel';

/** More products do not fit side by side (CAT-07). */
export const MOST_COMPARED = 4;

export type Comparable = { readonly sku: string; readonly categoryId: string };

export type ComparisonRefusal = { readonly kind: 'already-there' | 'other-category' | 'full' };

/** Products can be compared only when they share a category (CAT-06). */
export const shareCategory = (products: readonly Pick<Comparable, 'categoryId'>[]): boolean =>
  new Set(products.map(({ categoryId }) => categoryId)).size <= 1;

/** The comparison with a further product at its end. */
export const addToComparison = <Product extends Comparable>(
  compared: readonly Product[],
  product: Product,
): Result<readonly Product[], ComparisonRefusal> => {
  if (compared.some(({ sku }) => sku === product.sku)) return fail({ kind: 'already-there' });
  if (!shareCategory([...compared, product])) return fail({ kind: 'other-category' });
  if (compared.length >= MOST_COMPARED) return fail({ kind: 'full' });
  return ok([...compared, product]);
};
