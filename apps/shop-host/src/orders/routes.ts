import { fail, ok } from '@materia/domain-kernel';
import { findCustomer } from '../account/store.ts';
import { isOrderNumber } from '../checkout/order-number.ts';
import type { Handlers } from '../contract/handlers.ts';
import type { Db } from '../database/with-tx.ts';
import { countOrders, findOrder, listOrders, wholeOrders } from './store.ts';
import { wireOrder } from './wire-order.ts';

const PAGE_SIZE = 10;

/** The customer's orders (area 13). A foreign order and a missing one get the same answer. */
export const orderHandlers = (db: Db): Pick<Handlers, 'listOrders' | 'readOrder'> => ({
  listOrders: async ({ query }, { market, customer }) => {
    const total = await countOrders(db, market.id, customer.customerId);
    const { email } = await findCustomer(db, market.id, customer.customerId);
    const rows = await listOrders(db, market.id, customer.customerId, PAGE_SIZE, (query.page - 1) * PAGE_SIZE);
    const orders = (await wholeOrders(db, market.id, rows)).map((order) => wireOrder(order, email));
    return ok({ orders, total, page: query.page, page_count: Math.ceil(total / PAGE_SIZE) });
  },

  readOrder: async ({ params }, { market, customer }) => {
    const row = isOrderNumber(params.orderId) ? await findOrder(db, market.id, params.orderId, customer.customerId) : undefined;
    if (row === undefined) return fail({ kind: 'not-found' });
    const { email } = await findCustomer(db, market.id, customer.customerId);
    const [order] = await wholeOrders(db, market.id, [row]);
    return order === undefined ? fail({ kind: 'not-found' }) : ok(wireOrder(order, email));
  },
});
