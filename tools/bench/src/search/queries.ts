import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A query of a shopper, and where a right product is: in one of the categories or below, and of the
 * brand.
 */
export type ExpectedResult = {
  readonly query: string;
  readonly categoryIds: readonly string[];
  readonly brand: string | undefined;
};

/** The queries of a market. Throws for a line without a colon. */
export const readQueries = (market: string): readonly ExpectedResult[] =>
  readFileSync(join(import.meta.dirname, 'queries', `${market}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [query, expected] = line.split(': ');
      if (query === undefined || expected === undefined) throw new Error(`No colon in: ${line}`);
      const parts = expected.trim().split(' ');
      return {
        query,
        categoryIds: parts.filter((part) => !part.startsWith('brand=')),
        brand: parts.find((part) => part.startsWith('brand='))?.slice('brand='.length),
      };
    });

/** A product of a result, as far as it decides whether the result is right. */
export type ResultProduct = { readonly categoryId: string; readonly brand: string };

const isIn = (categoryIds: readonly string[], { categoryId }: ResultProduct): boolean =>
  categoryIds.some((id) => categoryId.startsWith(id));

/** What was wrong with the first 24 products of a query; none for a right result. */
export const faultsOf = (
  { categoryIds, brand }: ExpectedResult,
  products: readonly ResultProduct[],
): readonly ('empty' | 'not-in-five' | 'other-categories')[] => {
  if (products.length === 0) return ['empty', 'not-in-five'];
  const isRight = (product: ResultProduct): boolean =>
    (categoryIds.length === 0 || isIn(categoryIds, product)) &&
    (brand === undefined || product.brand === brand);
  const others = products.filter((product) => !isIn(categoryIds, product)).length;
  return [
    ...(products.slice(0, 5).some(isRight) ? [] : (['not-in-five'] as const)),
    ...(categoryIds.length === 1 && others * 2 > products.length
      ? (['other-categories'] as const)
      : []),
  ];
};
