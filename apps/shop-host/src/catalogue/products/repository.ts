import { type Selectable, sql } from 'kysely';
import type { ProductTable } from '../../platform/database/tables/product-tables.ts';
import type { Reader } from '../../platform/database/with-tx.ts';
import type { CategoryRow } from '../index/listing-index.ts';
import { CARD_COLUMNS, type CardRow } from './product-columns.ts';

export type ProductRow = Selectable<ProductTable>;

export const findCategory = (
  db: Reader,
  market: string,
  by: { readonly id: string } | { readonly urlPath: string },
): Promise<CategoryRow | undefined> => {
  const all = db.selectFrom('category').selectAll().where('market', '=', market);
  return (
    'id' in by ? all.where('id', '=', by.id) : all.where('url_path', '=', by.urlPath)
  ).executeTakeFirst();
};

/** A range of the category tree in tree order, down to a level. */
export const categoriesWithin = (
  db: Reader,
  market: string,
  range: { readonly lft: number; readonly rgt: number } | undefined,
  deepest: number,
): Promise<CategoryRow[]> => {
  const all = db
    .selectFrom('category')
    .selectAll()
    .where('market', '=', market)
    .where('level', '<=', deepest)
    .orderBy('lft');
  return (
    range === undefined ? all : all.where('lft', '>=', range.lft).where('lft', '<=', range.rgt)
  ).execute();
};

/** The category and its ancestors, from the top down. */
export const trailOf = (
  db: Reader,
  market: string,
  categoryId: string,
): Promise<Pick<CategoryRow, 'id' | 'name' | 'url_path' | 'lft' | 'rgt'>[]> =>
  db
    .selectFrom('category as own')
    .innerJoin('category as above', (join) =>
      join
        .onRef('above.market', '=', 'own.market')
        .onRef('above.lft', '<=', 'own.lft')
        .onRef('above.rgt', '>=', 'own.lft'),
    )
    .select(['above.id', 'above.name', 'above.url_path', 'above.lft', 'above.rgt'])
    .where('own.market', '=', market)
    .where('own.id', '=', categoryId)
    .orderBy('above.lft')
    .execute();

export const findProduct = (
  db: Reader,
  market: string,
  key: string,
): Promise<ProductRow | undefined> =>
  db
    .selectFrom('product')
    .selectAll()
    .where('market', '=', market)
    .where((is) => is.or([is('sku', '=', key), is('url_key', '=', key)]))
    .executeTakeFirst();

/** The products with these SKUs, in no particular order. */
export const findProducts = (
  db: Reader,
  market: string,
  skus: readonly string[],
): Promise<ProductRow[]> =>
  db
    .selectFrom('product')
    .selectAll()
    .where('market', '=', market)
    .where(sql<boolean>`sku = any(${skus}::text[])`)
    .execute();

export const skuOfAdeokey = async (
  db: Reader,
  market: string,
  adeokey: string,
): Promise<string | undefined> =>
  (
    await db
      .selectFrom('product')
      .select('sku')
      .where('market', '=', market)
      .where('adeokey', '=', adeokey)
      .executeTakeFirst()
  )?.sku;

export const cardRows = (db: Reader, market: string, skus: readonly string[]): Promise<CardRow[]> =>
  db
    .selectFrom('product')
    .select(CARD_COLUMNS)
    .where('market', '=', market)
    .where(sql<boolean>`sku = any(${skus}::text[])`)
    .execute();

export const findTarget = (db: Reader, market: string, path: string) =>
  db
    .selectFrom('redirection')
    .select(['target_path', 'status'])
    .where('market', '=', market)
    .where('path', '=', path)
    .executeTakeFirst();
