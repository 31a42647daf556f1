import { IN_STORE_METHODS } from '@materia/domain-checkout';
import type { OrderStatus } from '@materia/domain-order';
import type { OrderCharge } from '@materia/domain-pricing';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { PaymentRefundTable } from '../../platform/database/tables/payment-tables.ts';
import type {
  OrderLineTable,
  OrderStatusTable,
} from '../../platform/database/tables/order-tables.ts';
import type { Reader, Tx } from '../../platform/database/with-tx.ts';
import { chargesOf } from './charges-repository.ts';
import { parseOrder, type StoredOrder } from './parse-order.ts';

export type OrderRow = StoredOrder;
export type OrderLineRow = Selectable<OrderLineTable>;
type OrderStatusRow = Selectable<OrderStatusTable>;
type RefundOfOrder = Pick<
  Selectable<PaymentRefundTable>,
  'order_number' | 'amount_minor' | 'state' | 'reason' | 'created_at'
>;
export type OrderWithLines = {
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
  readonly charges: readonly OrderCharge[];
  readonly history: readonly OrderStatusRow[];
  /** What went back to the buyer, or is on its way, for this order or for the whole purchase. */
  readonly refunds: readonly RefundOfOrder[];
  /**
   * The numbers of all orders of the purchase, this one included, in the order of their placement.
   */
  readonly purchaseOrders: readonly string[];
  /** The number of the quote that the purchase ordered. */
  readonly quoteNumber: string | null;
};

const selectOrders = (db: Reader, market: string) =>
  db.selectFrom('orders').selectAll().where('orders.market', '=', market);
type OrderQuery = ReturnType<typeof selectOrders>;

const firstOf = async (query: OrderQuery): Promise<OrderRow | undefined> => {
  const row = await query.executeTakeFirst();
  return row && parseOrder(row);
};

const allOf = async (query: OrderQuery): Promise<OrderRow[]> =>
  (await query.execute()).map(parseOrder);

/**
 * An order of the customer that counts, that still waits for its payment, or whose payment came too
 * late and goes back. Another customer's order and a missing one give the same result.
 */
export const findOrder = (
  db: Reader,
  market: string,
  number: string,
  customerId: string,
): Promise<OrderRow | undefined> =>
  firstOf(
    selectOrders(db, market)
      .where('number', '=', number)
      .where('customer_id', '=', customerId)
      .where((order) =>
        order.or([
          order('confirmed', '=', true),
          order('stock_state', '=', 'held'),
          order.exists(
            order
              .selectFrom('payment_attempt')
              .select('payment_attempt.id')
              .whereRef('payment_attempt.market', '=', 'orders.market')
              .whereRef('payment_attempt.purchase_number', '=', 'orders.purchase_number')
              .where('payment_attempt.state', '=', 'paid'),
          ),
        ]),
      ),
  );

/** Finds an order regardless of its owner. For the host's own work only. */
export const findAnyOrder = (
  db: Reader,
  market: string,
  number: string,
): Promise<OrderRow | undefined> => firstOf(selectOrders(db, market).where('number', '=', number));

/** Finds orders by their numbers regardless of their owners, in any order. For the host's own work only. */
export const findAnyOrders = (
  db: Reader,
  market: string,
  numbers: readonly string[],
): Promise<OrderRow[]> =>
  allOf(selectOrders(db, market).where(sql<boolean>`number = any(${numbers}::text[])`));

export const lockOrder = (tx: Tx, market: string, number: string): Promise<OrderRow | undefined> =>
  firstOf(selectOrders(tx, market).where('number', '=', number).forUpdate());

/** The number of the purchase of an order, as a part of another statement. */
export const purchaseNumberOfOrder = (market: string, number: string): RawBuilder<string> =>
  sql<string>`(select purchase_number from orders where market = ${market} and number = ${number})`;

/** The orders that count for their buyer. */
const ofCustomer = (db: Reader, market: string, customerId: string): OrderQuery =>
  selectOrders(db, market).where('customer_id', '=', customerId).where('confirmed', '=', true);

export const listOrders = (
  db: Reader,
  market: string,
  customerId: string,
  limit: number,
  offset: number,
): Promise<OrderRow[]> =>
  allOf(
    ofCustomer(db, market, customerId)
      .orderBy('created_at', 'desc')
      .orderBy('number')
      .limit(limit)
      .offset(offset),
  );

/** The last orders that count, of all buyers, in a status and at a store if these are given. */
export const lastPlacedOrders = (
  db: Reader,
  market: string,
  {
    status,
    store,
  }: { readonly status?: OrderStatus | undefined; readonly store?: string | undefined },
  limit: number,
): Promise<OrderRow[]> => {
  const all = selectOrders(db, market).where('confirmed', '=', true);
  const inStatus = status === undefined ? all : all.where('status', '=', status);
  return allOf(
    (store === undefined ? inStatus : inStatus.where('store_id', '=', store))
      .orderBy('created_at', 'desc')
      .orderBy('number')
      .limit(limit),
  );
};

/** The customer's orders that count of some purchases, the first one of each purchase first. */
export const ordersOfPurchases = async (
  db: Reader,
  market: string,
  purchases: readonly string[],
  customerId: string,
): Promise<OrderRow[]> =>
  firstFirst(
    await allOf(
      ofCustomer(db, market, customerId)
        .where(sql<boolean>`purchase_number = any(${purchases}::text[])`)
        .orderBy('number'),
    ),
  );

/** Orders that wait for their buyer's word by mail, newest first. */
export const ordersAwaitingMailbox = (
  db: Reader,
  market: string,
  customerId: string,
  limit: number,
): Promise<OrderRow[]> =>
  allOf(
    selectOrders(db, market)
      .where('customer_id', '=', customerId)
      .where('confirmed', '=', false)
      .where('stock_state', '=', 'held')
      .where('payment_method', 'in', IN_STORE_METHODS)
      .orderBy('created_at', 'desc')
      .orderBy('number')
      .limit(limit),
  );

/** Orders that wait for a transfer, newest first. */
export const ordersAwaitingTransfer = (
  db: Reader,
  market: string,
  customerId: string,
  limit: number,
): Promise<OrderRow[]> =>
  allOf(
    selectOrders(db, market)
      .where('customer_id', '=', customerId)
      .where('status', '=', 'WAITING_TRANSFER')
      .where('stock_state', '=', 'held')
      .orderBy('created_at', 'desc')
      .orderBy('number')
      .limit(limit),
  );

export const countOrders = async (
  db: Reader,
  market: string,
  customerId: string,
): Promise<number> =>
  (
    await db
      .selectFrom('orders')
      .select((all) => all.fn.countAll<number>().as('count'))
      .where('market', '=', market)
      .where('customer_id', '=', customerId)
      .where('confirmed', '=', true)
      .executeTakeFirstOrThrow()
  ).count;

/** The orders of a purchase, its first one first. */
export const ordersOfPurchase = async (
  db: Reader,
  market: string,
  number: string,
): Promise<OrderRow[]> =>
  firstFirst(
    await allOf(selectOrders(db, market).where('purchase_number', '=', number).orderBy('number')),
  );

/** The numbers of the orders of a purchase. */
export const orderNumbersOf = async (
  db: Reader,
  market: string,
  purchaseNumber: string,
): Promise<string[]> =>
  (
    await db
      .selectFrom('orders')
      .select('number')
      .where('market', '=', market)
      .where('purchase_number', '=', purchaseNumber)
      .orderBy('number')
      .execute()
  ).map(({ number }) => number);

/** Orders with the first one of each purchase before the others. */
const firstFirst = (orders: readonly OrderRow[]): OrderRow[] =>
  orders.toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)));

const isFirst = ({ number, purchase_number }: Pick<OrderRow, 'number' | 'purchase_number'>) =>
  number === purchase_number;

/** Orders with their lines, charges and statuses, in the given order. */
export const ordersWithLines = async (
  db: Reader,
  market: string,
  orders: readonly OrderRow[],
): Promise<readonly OrderWithLines[]> => orders.map(await partsOfOrders(db, market, orders));

/** An order with its lines, charges and statuses. */
export const orderWithLines = async (db: Reader, order: OrderRow): Promise<OrderWithLines> => {
  const withParts = await partsOfOrders(db, order.market, [order]);
  return withParts(order);
};

/** Reads what belongs to orders, and puts it together with each of them. */
const partsOfOrders = async (
  db: Reader,
  market: string,
  orders: readonly OrderRow[],
): Promise<(order: OrderRow) => OrderWithLines> => {
  const numbers = orders.map((order) => order.number);
  const of = sql<boolean>`order_number = any(${numbers}::text[])`;
  const lines = await db
    .selectFrom('order_line')
    .selectAll()
    .where('market', '=', market)
    .where(of)
    .orderBy('line')
    .execute();
  const charges = await chargesOf(db, market, numbers);
  const history = await db
    .selectFrom('order_status')
    .selectAll()
    .where('market', '=', market)
    .where(of)
    .orderBy('seq')
    .execute();
  const ofPurchases = sql<boolean>`purchase_number = any(${orders.map((order) => order.purchase_number)}::text[])`;
  const refunds = await db
    .selectFrom('payment_refund')
    .innerJoin('payment_attempt', (join) =>
      join
        .onRef('payment_attempt.market', '=', 'payment_refund.market')
        .onRef('payment_attempt.id', '=', 'payment_refund.attempt_id'),
    )
    .select([
      'payment_attempt.purchase_number',
      'payment_refund.order_number',
      'payment_refund.amount_minor',
      'payment_refund.state',
      'payment_refund.reason',
      'payment_refund.created_at',
    ])
    .where('payment_attempt.market', '=', market)
    .where(ofPurchases)
    .where('payment_refund.repeated', '=', false)
    .orderBy('payment_refund.created_at')
    .execute();
  const siblings = await db
    .selectFrom('orders')
    .select(['number', 'purchase_number'])
    .where('market', '=', market)
    .where(ofPurchases)
    .orderBy('number')
    .execute();
  const purchases = await db
    .selectFrom('purchase')
    .select(['number', 'quote_number'])
    .where('market', '=', market)
    .where(sql<boolean>`number = any(${orders.map((order) => order.purchase_number)}::text[])`)
    .execute();
  return (order) => ({
    order,
    purchaseOrders: siblings
      .filter(({ purchase_number }) => purchase_number === order.purchase_number)
      .toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)))
      .map(({ number }) => number),
    quoteNumber:
      purchases.find(({ number }) => number === order.purchase_number)?.quote_number ?? null,
    refunds: refunds.filter(
      ({ order_number, purchase_number }) =>
        purchase_number === order.purchase_number &&
        (order_number === null || order_number === order.number),
    ),
    lines: lines.filter((line) => line.order_number === order.number),
    charges: charges(order),
    history: history.filter((entry) => entry.order_number === order.number),
  });
};
