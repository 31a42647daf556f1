import { sql } from 'kysely';
import type { PersonalDataArea } from '../../platform/personal-data/personal-data.ts';

const TABLES = ['purchase', 'orders', 'coupon_use'] as const;

/**
 * Orders are contracts: they stay without their account, with who bought what and where it went. Remarks, and how to reach somebody
 * at the delivery, are of no use once an order is finished, and are erased.
 */
export const orderData: PersonalDataArea = {
  name: 'orders',
  tables: {
    purchase: 'contracts and claims',
    orders: 'contracts and claims',
    order_line: 'contracts and claims',
    order_charge: 'contracts and claims',
    order_status: 'contracts and claims',
    coupon_use: 'contracts and claims',
  },
  export: async (db, { market, customerId }) => ({
    purchase: await db
      .selectFrom('purchase')
      .selectAll()
      .where('market', '=', market)
      .where('customer_id', '=', customerId)
      .execute(),
    orders: await db
      .selectFrom('orders')
      .selectAll()
      .where('market', '=', market)
      .where('customer_id', '=', customerId)
      .execute(),
    order_line: await db
      .selectFrom('order_line')
      .innerJoin('orders', (join) =>
        join
          .onRef('orders.market', '=', 'order_line.market')
          .onRef('orders.number', '=', 'order_line.order_number'),
      )
      .selectAll('order_line')
      .where('orders.market', '=', market)
      .where('orders.customer_id', '=', customerId)
      .execute(),
    order_charge: await db
      .selectFrom('order_charge')
      .innerJoin('orders', (join) =>
        join
          .onRef('orders.market', '=', 'order_charge.market')
          .onRef('orders.number', '=', 'order_charge.order_number'),
      )
      .selectAll('order_charge')
      .where('orders.market', '=', market)
      .where('orders.customer_id', '=', customerId)
      .execute(),
    order_status: await db
      .selectFrom('order_status')
      .innerJoin('orders', (join) =>
        join
          .onRef('orders.market', '=', 'order_status.market')
          .onRef('orders.number', '=', 'order_status.order_number'),
      )
      .selectAll('order_status')
      .where('orders.market', '=', market)
      .where('orders.customer_id', '=', customerId)
      .execute(),
    coupon_use: await db
      .selectFrom('coupon_use')
      .selectAll()
      .where('market', '=', market)
      .where('customer_id', '=', customerId)
      .execute(),
  }),
  erase: async (tx, { market, customerId }) => {
    await tx
      .updateTable('orders')
      .set({
        comment: null,
        site_access: null,
        site_contact: null,
        contact: sql`jsonb_set(contact, '{telephone}', '""')`,
      })
      .where('market', '=', market)
      .where('customer_id', '=', customerId)
      .execute();
    for (const table of TABLES)
      await tx
        .updateTable(table)
        .set({ customer_id: null })
        .where('market', '=', market)
        .where('customer_id', '=', customerId)
        .execute();
  },
};
