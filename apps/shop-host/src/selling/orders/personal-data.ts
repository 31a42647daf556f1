import { sql } from 'kysely';
import {
  cutFromAccount,
  ownedRows,
  rowsOfOrders,
} from '../../platform/personal-data/owned-rows-repository.ts';
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
  export: async function* (db, subject) {
    yield* ownedRows(db, 'purchase', subject);
    yield* ownedRows(db, 'orders', subject);
    yield* rowsOfOrders(db, 'order_line', subject);
    yield* rowsOfOrders(db, 'order_charge', subject);
    yield* rowsOfOrders(db, 'order_status', subject);
    yield* ownedRows(db, 'coupon_use', subject);
  },
  erase: async (tx, subject) => {
    await tx
      .updateTable('orders')
      .set({
        comment: null,
        site_access: null,
        site_contact: null,
        contact: sql`jsonb_set(contact, '{telephone}', '""')`,
      })
      .where('market', '=', subject.market)
      .where('customer_id', '=', subject.customerId)
      .execute();
    for (const table of TABLES) await cutFromAccount(tx, table, subject);
  },
};
