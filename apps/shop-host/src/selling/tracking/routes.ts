import { ACTIVE_QUOTE_STATUS } from '@materia/api-contract';
import { fail, ok } from '@materia/domain-kernel';
import { countsForBuyer } from '@materia/domain-order';
import { isCheckedNumber } from '../../platform/ids/checked-number.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import { type Reader, type WithDb, withTx } from '../../platform/database/with-tx.ts';
import { findPurchase } from '../purchases/repository.ts';
import { confirmUntil } from './confirm-until.ts';
import { pageOfQuotes } from '../documents/quotes.ts';
import { lockOrderToMove } from '../lifecycle/move-order.ts';
import { wireQuotePage } from '../documents/wire-quote-page.ts';
import {
  countOrders,
  findOrder,
  listOrders,
  ordersAwaitingTransfer,
  type OrderRow,
  ordersWithLines,
  orderWithLines,
} from '../orders/repository.ts';
import { wireOrder } from '../orders/wire-order.ts';
import { wireOrderDocuments } from './wire-order-documents.ts';
import { wireWithdrawal } from '../returns/wire-withdrawal.ts';
import { withdraw, type WithdrawalOccasion } from '../returns/withdrawals.ts';

const PAGE_SIZE = 10;
/** No customer has more pending transfers. */
const MOST_WAITING = 50;

/**
 * The customer's orders (area 13). Another customer's order and a missing one get the same
 * response.
 */
export const orderHandlers = ({
  db,
}: WithDb): Pick<Handlers, 'listOrders' | 'readOrder' | 'withdrawFromOrder'> => ({
  listOrders: async ({ query }, context) => {
    const { market, customer } = context;
    if (query['params[typesActe]'] === 'quote')
      return ok(
        wireQuotePage(
          await pageOfQuotes(
            db,
            context,
            query['params[status]'] === ACTIVE_QUOTE_STATUS,
            query.page,
          ),
          context,
        ),
      );
    const total = await countOrders(db, market.id, customer.customerId);
    const rows = await listOrders(
      db,
      market.id,
      customer.customerId,
      PAGE_SIZE,
      (query.page - 1) * PAGE_SIZE,
    );
    const wired = async (found: readonly OrderRow[]) =>
      (await ordersWithLines(db, market.id, found)).map((order) => wireOrder(order, market));
    const waiting =
      query.withWaitingTransfer === '1'
        ? {
            ordersInWaitingTransfer: await wired(
              await ordersAwaitingTransfer(db, market.id, customer.customerId, MOST_WAITING),
            ),
          }
        : {};
    return ok({
      orders: await wired(rows),
      ...waiting,
      total,
      page: query.page,
      page_count: Math.ceil(total / PAGE_SIZE),
    });
  },

  readOrder: async ({ params }, context) => {
    const { market, customer } = context;
    const row = isCheckedNumber(params.orderId)
      ? await findOrder(db, market.id, params.orderId, customer.customerId)
      : undefined;
    return row === undefined ? NOT_FOUND : ok(await wireWhole(db, row, context));
  },

  withdrawFromOrder: async ({ params, body }, context) => {
    const { market, customer } = context;
    if (!isCheckedNumber(params.orderId)) return NOT_FOUND;
    return withTx(db, async (tx) => {
      const order = await lockOrderToMove(tx, market.id, params.orderId);
      if (order?.customer_id !== customer.customerId) return NOT_FOUND;
      const done = await withdraw(tx, order, body.lines, context);
      if (!done.ok) return done;
      const after = await findOrder(tx, market.id, order.number, customer.customerId);
      return after === undefined ? NOT_FOUND : ok(await wireWhole(tx, after, context));
    });
  },
});

const NOT_FOUND = fail({ kind: 'not-found' } as const);

const untilConfirmed = async (db: Reader, row: OrderRow): Promise<string | undefined> => {
  const purchase = await findPurchase(db, row.market, row.purchase_number);
  return purchase && confirmUntil(purchase);
};

/** One order with its withdrawals. */
export const wireWhole = async (
  db: Reader,
  row: OrderRow,
  occasion: Pick<WithdrawalOccasion, 'market' | 'today'>,
) => {
  const order = await orderWithLines(db, row);
  const until = countsForBuyer(row) ? undefined : await untilConfirmed(db, row);
  return {
    ...wireOrder(order, occasion.market),
    ...(until !== undefined && { confirmUntil: until }),
    withdrawal: await wireWithdrawal(db, order, occasion),
    ...(await wireOrderDocuments(db, row, occasion.market)),
  };
};
