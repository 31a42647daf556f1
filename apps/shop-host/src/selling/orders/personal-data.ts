import type { PersonalDataArea } from '../../platform/personal-data/personal-data.ts';

const TABLES = ['purchase', 'orders', 'coupon_use'] as const;

/** Orders are contracts: they stay without their account, and follow the guest link from then on. */
export const orderData: PersonalDataArea = {
  name: 'orders',
  tables: {
    purchase: 'contracts and claims',
    orders: 'contracts and claims',
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
    coupon_use: await db
      .selectFrom('coupon_use')
      .selectAll()
      .where('market', '=', market)
      .where('customer_id', '=', customerId)
      .execute(),
  }),
  erase: async (tx, { market, customerId }) => {
    for (const table of TABLES)
      await tx
        .updateTable(table)
        .set({ customer_id: null })
        .where('market', '=', market)
        .where('customer_id', '=', customerId)
        .execute();
  },
};
