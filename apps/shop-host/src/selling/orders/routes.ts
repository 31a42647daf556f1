import { fail, ok } from '@materia/domain-kernel';
import { ACTIVE_QUOTE_STATUS } from '@materia/domain-quotes';
import { isCheckedNumber } from '../../platform/ids/checked-number.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { Db } from '../../platform/database/with-tx.ts';
import { pageOfQuotes } from '../documents/quotes.ts';
import {
  countOrders,
  findOrder,
  listOrders,
  ordersAwaitingTransfer,
  type OrderRow,
  ordersWithLines,
} from './repository.ts';
import { wireOrder } from './wire-order.ts';

const PAGE_SIZE = 10;
/** No customer has more pending transfers. */
const MOST_WAITING = 50;

/** The customer's orders (area 13). Another customer's order and a missing one get the same response. */
export const orderHandlers = (db: Db): Pick<Handlers, 'listOrders' | 'readOrder'> => ({
  listOrders: async ({ query }, context) => {
    const { market, customer } = context;
    if (query['params[typesActe]'] === 'quote')
      return ok(
        await pageOfQuotes(
          db,
          context,
          query['params[status]'] === ACTIVE_QUOTE_STATUS,
          query.page,
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

  readOrder: async ({ params }, { market, customer }) => {
    const row = isCheckedNumber(params.orderId)
      ? await findOrder(db, market.id, params.orderId, customer.customerId)
      : undefined;
    if (row === undefined) return fail({ kind: 'not-found' });
    const [order] = await ordersWithLines(db, market.id, [row]);
    return order === undefined ? fail({ kind: 'not-found' }) : ok(wireOrder(order, market));
  },
});
