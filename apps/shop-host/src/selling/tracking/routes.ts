import { ACTIVE_QUOTE_STATUS } from '@materia/api-contract';
import { fail, ok } from '@materia/domain-kernel';
import { countsForBuyer } from '@materia/domain-order';
import { isCheckedNumber } from '../../platform/ids/checked-number.ts';
import type { CustomerContext } from '../../platform/contract/context.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import { type Reader, type WithDb, withTx } from '../../platform/database/with-tx.ts';
import { findPurchase } from '../purchases/repository.ts';
import { confirmUntil } from './confirm-until.ts';
import { pageOfQuotes } from '../documents/quotes.ts';
import { cancelByBuyer } from '../lifecycle/cancel-by-buyer.ts';
import { lockOrderToMove } from '../lifecycle/move-order.ts';
import { wireQuotePage } from '../documents/wire-quote-page.ts';
import {
  countOrders,
  findOrder,
  listOrders,
  lockOrder,
  ordersAwaitingMailbox,
  ordersAwaitingTransfer,
  type OrderRow,
  ordersWithLines,
  orderWithLines,
} from '../orders/repository.ts';
import { wireOrder } from '../orders/wire-order.ts';
import { lockReturnByCode, reportSent } from '../returns/report-sent.ts';
import { wireOrderDocuments } from './wire-order-documents.ts';
import { withServices } from '../orders/wire-service-lines.ts';
import { wireWithdrawal } from '../returns/wire-withdrawal.ts';
import { withdraw, type WithdrawalOccasion } from '../returns/withdrawals.ts';

const PAGE_SIZE = 10;
/** No customer has more pending transfers, or orders to confirm. */
const MOST_WAITING = 50;

/**
 * The customer's orders (area 13). Another customer's order and a missing one get the same
 * response.
 */
export const orderHandlers = ({
  db,
}: WithDb): Pick<
  Handlers,
  'listOrders' | 'readOrder' | 'withdrawFromOrder' | 'cancelOrder' | 'reportReturnSent'
> => {
  /** Orders that wait for their buyer's word by mail, each with the time until which it does. */
  const ordersToConfirm = async ({ market, customer }: CustomerContext) => {
    const rows = await ordersAwaitingMailbox(db, market.id, customer.customerId, MOST_WAITING);
    const found = await ordersWithLines(db, market.id, rows);
    return Promise.all(
      found.map(async (whole) => {
        const until = await untilConfirmed(db, whole.order);
        return { ...wireOrder(whole, market), ...(until !== undefined && { confirmUntil: until }) };
      }),
    );
  };
  return {
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
      const unconfirmed =
        query.withAwaitingConfirmation === '1'
          ? { ordersAwaitingConfirmation: await ordersToConfirm(context) }
          : {};
      return ok({
        orders: await wired(rows),
        ...waiting,
        ...unconfirmed,
        total,
        page: query.page,
        page_count: Math.ceil(total / PAGE_SIZE),
      });
    },

    readOrder: async ({ params, query }, context) => {
      const { market, customer } = context;
      const row = isCheckedNumber(params.orderId)
        ? await findOrder(db, market.id, params.orderId, customer.customerId)
        : undefined;
      if (row === undefined) return NOT_FOUND;
      const order = await wireWhole(db, row, context);
      return ok(
        query.withServicesLines === '1'
          ? withServices(order, await orderWithLines(db, row), market)
          : order,
      );
    },

    withdrawFromOrder: async ({ params, body }, context) => {
      const { market, customer } = context;
      if (!isCheckedNumber(params.orderId)) return NOT_FOUND;
      return withTx(db, async (tx) => {
        const order = await lockOrderToMove(tx, market.id, params.orderId);
        if (order?.customer_id !== customer.customerId) return NOT_FOUND;
        const done = await withdraw(tx, order, body, context);
        if (!done.ok) return done;
        const after = await findOrder(tx, market.id, order.number, customer.customerId);
        return after === undefined ? NOT_FOUND : ok(await wireWhole(tx, after, context));
      });
    },

    cancelOrder: async ({ params }, context) => {
      const { market, customer } = context;
      if (!isCheckedNumber(params.orderId)) return NOT_FOUND;
      return withTx(db, async (tx) => {
        const order = await lockOrderToMove(tx, market.id, params.orderId);
        if (order?.customer_id !== customer.customerId) return NOT_FOUND;
        const done = await cancelByBuyer(tx, order, context);
        if (!done.ok) return done;
        const after = await lockOrder(tx, market.id, order.number);
        return after === undefined ? NOT_FOUND : ok(await wireWhole(tx, after, context));
      });
    },

    reportReturnSent: async ({ params, body }, context) => {
      const { market, customer } = context;
      return withTx(db, async (tx) => {
        const found = await lockReturnByCode(tx, market.id, params.code);
        if (found?.order.customer_id !== customer.customerId) return NOT_FOUND;
        const done = await reportSent(tx, found, body, context);
        return done.ok ? ok(await wireWhole(tx, found.order, context)) : done;
      });
    },
  };
};

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
