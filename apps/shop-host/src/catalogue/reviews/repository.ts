import type { ReviewState } from '@materia/domain-reviews';
import { type Selectable, sql } from 'kysely';
import type {
  ProductRatingTable,
  ReviewTable,
} from '../../platform/database/tables/review-tables.ts';
import { type Db, type Reader, sqlState } from '../../platform/database/with-tx.ts';

export type ReviewRow = Selectable<ReviewTable>;
export type RatingRow = Selectable<ProductRatingTable>;
export type ReviewSort = 'newest' | 'best' | 'worst';

const UNIQUE_VIOLATION = '23505';

export const findRating = (
  db: Reader,
  market: string,
  sku: string,
): Promise<RatingRow | undefined> =>
  db
    .selectFrom('product_rating')
    .selectAll()
    .where('market', '=', market)
    .where('sku', '=', sku)
    .executeTakeFirst();

/** Aggregated published reviews of products, by SKU. */
export const ratingsOf = async (
  db: Reader,
  market: string,
  skus: readonly string[],
): Promise<ReadonlyMap<string, RatingRow>> => {
  const rows = await db
    .selectFrom('product_rating')
    .selectAll()
    .where('market', '=', market)
    .where(sql<boolean>`sku = any(${skus}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.sku, row]));
};

export const listPublished = (
  db: Reader,
  market: string,
  sku: string,
  sort: ReviewSort,
  limit: number,
  offset: number,
): Promise<ReviewRow[]> => {
  const all = db
    .selectFrom('review')
    .selectAll()
    .where('market', '=', market)
    .where('sku', '=', sku)
    .where('state', '=', 'published');
  const sorted = sort === 'newest' ? all : all.orderBy('rating', sort === 'best' ? 'desc' : 'asc');
  return sorted.orderBy('written_at', 'desc').orderBy('id').limit(limit).offset(offset).execute();
};

export const findOwnReview = (
  db: Reader,
  market: string,
  sku: string,
  customerId: string,
): Promise<Pick<ReviewRow, 'state'> | undefined> =>
  db
    .selectFrom('review')
    .select('state')
    .where('market', '=', market)
    .where('sku', '=', sku)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();

/** Whether the customer bought the product here, in an order that counts and was not cancelled. */
export const hasBought = async (
  db: Reader,
  market: string,
  sku: string,
  customerId: string,
): Promise<boolean> =>
  (await db
    .selectFrom('orders')
    .innerJoin('order_line', (join) =>
      join
        .onRef('order_line.market', '=', 'orders.market')
        .onRef('order_line.order_number', '=', 'orders.number'),
    )
    .select('orders.number')
    .where('orders.market', '=', market)
    .where('orders.customer_id', '=', customerId)
    .where('orders.stock_state', '!=', 'released')
    .where('orders.confirmed', '=', true)
    .where('order_line.sku', '=', sku)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/**
 * Inserts a review. Returns false when the customer already has one, even one sent at the same
 * moment.
 */
export const insertReview = async (db: Db, row: ReviewRow): Promise<boolean> => {
  try {
    await db.insertInto('review').values(row).execute();
    return true;
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return false;
    throw error;
  }
};

/** Reviews in a state, longest waiting first. */
export const listInState = (
  db: Reader,
  market: string,
  state: ReviewState,
  limit: number,
): Promise<ReviewRow[]> =>
  db
    .selectFrom('review')
    .selectAll()
    .where('market', '=', market)
    .where('state', '=', state)
    .orderBy('written_at')
    .orderBy('id')
    .limit(limit)
    .execute();

/** Records a decision; returns `undefined` for an unknown review. */
export const decide = (
  db: Db,
  market: string,
  id: string,
  state: ReviewState,
  now: string,
): Promise<ReviewRow | undefined> =>
  db
    .updateTable('review')
    .set({ state, decided_at: now })
    .where('market', '=', market)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
