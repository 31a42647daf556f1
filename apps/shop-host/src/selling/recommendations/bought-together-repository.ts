import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/with-tx.ts';

/** Purchases with more products than this are those of a shop, not of a job, and their pairs would be too many. */
const MOST_LINES = 40;

/**
 * Counts anew which products are bought together in a market. Every buyer counts once for a pair, whatever they ordered; orders
 * that were cancelled or never paid do not count, nor do units that were given back. Only the numbers are stored, and only
 * those of pairs with enough buyers. `since` is an ISO instant.
 */
export const recountBoughtTogether = async (
  tx: Tx,
  market: string,
  { since, leastBuyers }: { readonly since: string; readonly leastBuyers: number },
): Promise<void> => {
  await tx.deleteFrom('bought_together').where('market', '=', market).execute();
  await sql`
    with bought as (
      select distinct orders.purchase_number as purchase, coalesce(orders.customer_id, lower(orders.email)) as buyer, line.sku
      from orders join order_line line on line.market = orders.market and line.order_number = orders.number
      where orders.market = ${market} and orders.confirmed and orders.stock_state <> 'released' and orders.created_at >= ${since}
        and line.qty > (
          select coalesce(sum(coalesce(back.accepted, back.qty)), 0)
          from withdrawal_line back join withdrawal on withdrawal.market = back.market and withdrawal.id = back.withdrawal_id
          where back.market = orders.market and withdrawal.order_number = orders.number and back.line = line.line)
    ), of_jobs as (
      select purchase from bought group by purchase having count(*) between 2 and ${MOST_LINES}::integer
    )
    insert into bought_together (market, sku, other_sku, buyers)
    select ${market}, one.sku, other.sku, count(distinct one.buyer)
    from of_jobs join bought one using (purchase) join bought other using (purchase)
    where one.sku <> other.sku
    group by one.sku, other.sku
    having count(distinct one.buyer) >= ${leastBuyers}::integer`.execute(tx);
};

/** A product that was bought together with one of those asked for. */
export type BoughtTogether = { readonly sku: string; readonly categoryId: string };

/** What was bought together with any of these products, by the number of buyers; products that are no longer in the range are left out. */
export const boughtTogetherWith = async (
  db: Reader,
  market: string,
  skus: readonly string[],
  most: number,
): Promise<readonly BoughtTogether[]> =>
  db
    .selectFrom('bought_together')
    .innerJoin('product', (join) =>
      join
        .onRef('product.market', '=', 'bought_together.market')
        .onRef('product.sku', '=', 'bought_together.other_sku'),
    )
    .select(['product.sku', 'product.category_id as categoryId'])
    .where('bought_together.market', '=', market)
    .where(sql<boolean>`bought_together.sku = any(${skus}::text[])`)
    .groupBy(['product.sku', 'product.category_id', 'product.rank'])
    .orderBy(sql`sum(bought_together.buyers)`, 'desc')
    .orderBy('product.rank')
    .limit(most)
    .execute();

/** The categories of products; unknown products are left out. */
export const categoriesOf = async (
  db: Reader,
  market: string,
  skus: readonly string[],
): Promise<readonly { readonly sku: string; readonly categoryId: string }[]> =>
  db
    .selectFrom('product')
    .select(['sku', 'category_id as categoryId'])
    .where('market', '=', market)
    .where(sql<boolean>`sku = any(${skus}::text[])`)
    .execute();
