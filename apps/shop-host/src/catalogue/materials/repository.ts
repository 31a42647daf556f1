import { type Selectable, sql } from 'kysely';
import type { ProductTable } from '../../platform/database/tables/product-tables.ts';
import type { Reader } from '../../platform/database/with-tx.ts';
import { CARD_COLUMNS, type CardRow } from '../products/product-columns.ts';

/** A product with what a calculation of material needs. */
export type MaterialRow = CardRow &
  Pick<Selectable<ProductTable>, 'category_id' | 'weight_grams' | 'attributes'>;

/** The products with these references in these categories, in no particular order. */
export const materialRows = (
  db: Reader,
  market: string,
  skus: readonly string[],
  categoryIds: readonly string[],
): Promise<MaterialRow[]> =>
  db
    .selectFrom('product')
    .select(CARD_COLUMNS)
    .select(['category_id', 'weight_grams', 'attributes'])
    .where('market', '=', market)
    .where(sql<boolean>`sku = any(${skus}::text[])`)
    .where(sql<boolean>`category_id = any(${categoryIds}::text[])`)
    .execute();
