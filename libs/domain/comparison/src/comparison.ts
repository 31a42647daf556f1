/** More products do not fit side by side. */
export const MOST_COMPARED = 4;

/** Why a product cannot be added to a comparison. */
export type ComparisonRefusal = { readonly kind: 'already-there' | 'other-category' | 'full' };

/** Products can be compared only when they share a category. */
export const shareCategory = (products: readonly { readonly categoryId: string }[]): boolean =>
  new Set(products.map(({ categoryId }) => categoryId)).size <= 1;
