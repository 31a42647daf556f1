import { type BoughtLine, parseOrderState, provesPurchase } from '@materia/domain-order';
import type { ReviewState } from '@materia/domain-reviews';
import { type Selectable, sql } from 'kysely';
import type { OrderTable } from '../../platform/database/tables/order-tables.ts';
import type {
  ProductRatingTable,
  ReviewTable,
} from '../../platform/database/tables/review-tables.ts';
import { type Db, type Reader, sqlState } from '../../platform/database/with-tx.ts';

export type ReviewRow = Selectable<ReviewTable>;
type OrderTableRow = Selectable<OrderTable>;
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

/** A customer with a product that they may have bought. */
type Purchaser = { readonly customerId: string; readonly sku: string };

/** Which of these customers have the product from this shop, as `provesPurchase` decides. */
const purchasersAmong = async (
  db: Reader,
  market: string,
  asked: readonly Purchaser[],
): Promise<(purchaser: Purchaser) => boolean> => {
  const rows =
    asked.length === 0
      ? []
      : await db
          .selectFrom('orders')
          .innerJoin('order_line', (join) =>
            join
              .onRef('order_line.market', '=', 'orders.market')
              .onRef('order_line.order_number', '=', 'orders.number'),
          )
          .select([
            'orders.customer_id',
            'orders.order_type',
            'orders.confirmed',
            'orders.stock_state',
            'orders.status',
            'order_line.sku',
            'order_line.qty',
            sql<number>`(select coalesce(sum(coalesce(back.accepted, back.qty)), 0)::integer
              from withdrawal_line back join withdrawal on withdrawal.market = back.market and withdrawal.id = back.withdrawal_id
              where back.market = orders.market and withdrawal.order_number = orders.number and back.line = order_line.line)`.as(
              'given_back',
            ),
          ])
          .where('orders.market', '=', market)
          .where(
            sql<boolean>`orders.customer_id = any(${asked.map(({ customerId }) => customerId)}::text[])`,
          )
          .where(sql<boolean>`order_line.sku = any(${asked.map(({ sku }) => sku)}::text[])`)
          .execute();
  return ({ customerId, sku }) =>
    provesPurchase(
      rows.filter((row) => row.customer_id === customerId && row.sku === sku).map(boughtLine),
    );
};

const boughtLine = ({
  order_type: type,
  confirmed: counts,
  stock_state: stock,
  status,
  qty,
  given_back: givenBack,
}: Pick<OrderTableRow, 'order_type' | 'confirmed' | 'stock_state' | 'status'> & {
  readonly qty: number;
  readonly given_back: number;
}): BoughtLine => {
  const progress = parseOrderState({ type, counts, stock, status });
  if (!progress.ok) throw new Error(`An order is ${status} and ${stock}`);
  return { state: progress.value.state, qty, givenBack };
};

/** Whether the customer has the product from this shop. */
export const hasBought = async (
  db: Reader,
  market: string,
  sku: string,
  customerId: string,
): Promise<boolean> => {
  const purchaser = { customerId, sku };
  return (await purchasersAmong(db, market, [purchaser]))(purchaser);
};

/**
 * The reviews with their marks as they are now: a customer's review is verified while they have the product, one of a feed as its shop
 * said.
 */
export const withMarks = async (
  db: Reader,
  market: string,
  rows: readonly ReviewRow[],
): Promise<readonly ReviewRow[]> => {
  const asked = rows.flatMap(({ customer_id: customerId, sku }) =>
    customerId === null ? [] : [{ customerId, sku }],
  );
  const hasProduct = await purchasersAmong(db, market, asked);
  return rows.map((row) =>
    row.customer_id === null
      ? row
      : { ...row, is_verified: hasProduct({ customerId: row.customer_id, sku: row.sku }) },
  );
};

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
