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
  export: async (db, subject) => ({
    purchase: await ownedRows(db, 'purchase', subject),
    orders: await ownedRows(db, 'orders', subject),
    order_line: await rowsOfOrders(db, 'order_line', subject),
    order_charge: await rowsOfOrders(db, 'order_charge', subject),
    order_status: await rowsOfOrders(db, 'order_status', subject),
    coupon_use: await ownedRows(db, 'coupon_use', subject),
  }),
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
