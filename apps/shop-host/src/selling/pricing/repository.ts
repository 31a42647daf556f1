import type { Selectable } from 'kysely';
import type { PriceContext } from '../../catalogue/offers/price-context.ts';
import type { OrderTable } from '../../platform/database/tables/order-tables.ts';
import type { Reader } from '../../platform/database/with-tx.ts';

/**
 * The SKU for each reference or EAN that the market sells. A reference takes precedence over an
 * identical EAN.
 */
export const skusOf = async (
  db: Reader,
  market: string,
  references: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .selectFrom('product')
    .select(['sku', 'ean'])
    .where('market', '=', market)
    .where((where) => where.or([where('sku', 'in', references), where('ean', 'in', references)]))
    .execute();
  return new Map([
    ...rows.map(({ sku, ean }) => [ean, sku] as const),
    ...rows.map(({ sku }) => [sku, sku] as const),
  ]);
};

/**
 * Those of the given products that some store sells to this customer type. If the current store
 * does not sell them, their lines wait instead of being lost.
 */
export const pricedSomewhere = async (
  db: Reader,
  market: string,
  skus: readonly string[],
  { kind }: Pick<PriceContext, 'kind'>,
): Promise<ReadonlySet<string>> => {
  if (skus.length === 0) return new Set();
  const rows = await db
    .selectFrom('price')
    .select('sku')
    .distinct()
    .where('market', '=', market)
    .where('customer_kind', '=', kind)
    .where('sku', 'in', skus)
    .execute();
  return new Set(rows.map(({ sku }) => sku));
};

type MemberOrder = {
  readonly [Column in 'created_at' | 'total_minor' | 'currency']:
    Selectable<OrderTable>[Column] | null;
};

/**
 * The orders of a club member since an ISO instant, without returned and unpaid ones. A member
 * without any gives one empty row, and a customer who is not a member gives none.
 */
export const findMemberOrders = (
  db: Reader,
  market: string,
  customerId: string,
  since: string,
): Promise<MemberOrder[]> =>
  db
    .selectFrom('customer')
    .leftJoin('orders', (join) =>
      join
        .onRef('orders.market', '=', 'customer.market')
        .onRef('orders.customer_id', '=', 'customer.id')
        .on('orders.created_at', '>=', since)
        .on('orders.stock_state', '!=', 'released')
        .on('orders.confirmed', '=', true),
    )
    .select(['orders.created_at', 'orders.total_minor', 'orders.currency'])
    .where('customer.market', '=', market)
    .where('customer.id', '=', customerId)
    .where('customer.loyalty_card_number', 'is not', null)
    .execute();
