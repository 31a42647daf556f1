import { type Selectable, sql } from 'kysely';
import type { CategoryTable, ProductTable } from '../database/schema.ts';
import type { Reader } from '../database/with-tx.ts';

export type CategoryRow = Selectable<CategoryTable>;
export type ProductRow = Selectable<ProductTable>;

export const findCategory = (db: Reader, market: string, by: { readonly id: string } | { readonly urlPath: string }): Promise<CategoryRow | undefined> => {
  const all = db.selectFrom('category').selectAll().where('market', '=', market);
  return ('id' in by ? all.where('id', '=', by.id) : all.where('url_path', '=', by.urlPath)).executeTakeFirst();
};

/** A range of the tree in tree order, down to a level. */
export const categoriesWithin = (db: Reader, market: string, range: { readonly lft: number; readonly rgt: number } | undefined, deepest: number): Promise<CategoryRow[]> => {
  const all = db.selectFrom('category').selectAll().where('market', '=', market).where('level', '<=', deepest).orderBy('lft');
  return (range === undefined ? all : all.where('lft', '>=', range.lft).where('lft', '<=', range.rgt)).execute();
};

/** The category and what lies above it, from the top down. */
export const trailOf = (db: Reader, market: string, categoryId: string): Promise<Pick<CategoryRow, 'id' | 'name' | 'url_path' | 'lft' | 'rgt'>[]> =>
  db
    .selectFrom('category as own')
    .innerJoin('category as above', (join) => join.onRef('above.market', '=', 'own.market').onRef('above.lft', '<=', 'own.lft').onRef('above.rgt', '>=', 'own.lft'))
    .select(['above.id', 'above.name', 'above.url_path', 'above.lft', 'above.rgt'])
    .where('own.market', '=', market)
    .where('own.id', '=', categoryId)
    .orderBy('above.lft')
    .execute();

/** Products of each category that are in stock at a store, counted for the whole range below it. */
export const countAtStore = async (db: Reader, market: string, storeOrdinal: number): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ readonly id: string; readonly count: number }>`
    select category.id, sum(own.count)::integer as count from category
    join (select category_lft as lft, count(*) as count from listing where market = ${market} and (get_bit(available, ${storeOrdinal}::integer) = 1 or vendor_price is not null) group by category_lft) own
      on own.lft between category.lft and category.rgt
    where category.market = ${market} group by category.id`.execute(db);
  return new Map(rows.map((row) => [row.id, row.count]));
};

export const findProduct = (db: Reader, market: string, key: string): Promise<ProductRow | undefined> =>
  db
    .selectFrom('product')
    .selectAll()
    .where('market', '=', market)
    .where((is) => is.or([is('sku', '=', key), is('url_key', '=', key)]))
    .executeTakeFirst();

export const skuOfAdeokey = async (db: Reader, market: string, adeokey: string): Promise<string | undefined> =>
  (await db.selectFrom('product').select('sku').where('market', '=', market).where('adeokey', '=', adeokey).executeTakeFirst())?.sku;

export type CardRow = Pick<ProductRow, 'sku' | 'adeokey' | 'url_key' | 'name' | 'brand' | 'image' | 'weight_grams'>;

export const cardRows = (db: Reader, market: string, skus: readonly string[]): Promise<CardRow[]> =>
  db
    .selectFrom('product')
    .select(['sku', 'adeokey', 'url_key', 'name', 'brand', 'image', 'weight_grams'])
    .where('market', '=', market)
    .where(sql<boolean>`sku = any(${skus}::text[])`)
    .execute();

/** Whether all numbers are values of the facet. */
export const areFacetValues = async (db: Reader, market: string, code: string, ids: readonly number[]): Promise<boolean> => {
  const found = await db
    .selectFrom('facet_value')
    .select((count) => count.fn.countAll<number>().as('count'))
    .where('market', '=', market)
    .where('code', '=', code)
    .where(sql<boolean>`id = any(${ids}::integer[])`)
    .executeTakeFirst();
  return found?.count === new Set(ids).size;
};

export const findTarget = (db: Reader, market: string, path: string) =>
  db.selectFrom('redirection').select(['target_path', 'status']).where('market', '=', market).where('path', '=', path).executeTakeFirst();
