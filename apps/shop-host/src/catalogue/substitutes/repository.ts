import { sql } from 'kysely';
import type { ProductRow } from '../products/repository.ts';
import type { Reader } from '../../platform/database/with-tx.ts';

/** The fields compared to find substitutes. */
export type ComparableRow = Pick<ProductRow, 'sku' | 'category_id' | 'attributes'>;

export const substituteCandidates = (
  db: Reader,
  market: string,
  skus: readonly string[],
): Promise<ComparableRow[]> =>
  db
    .selectFrom('product')
    .select(['sku', 'category_id', 'attributes'])
    .where('market', '=', market)
    .where(sql<boolean>`sku = any(${skus}::text[])`)
    .execute();

/** The substitutes that the retailer configured for a product, best first. */
export const writtenSubstitutes = async (
  db: Reader,
  market: string,
  sku: string,
): Promise<readonly string[]> =>
  (
    await db
      .selectFrom('substitute')
      .select('substitute_sku')
      .where('market', '=', market)
      .where('sku', '=', sku)
      .orderBy('position')
      .execute()
  ).map((row) => row.substitute_sku);
