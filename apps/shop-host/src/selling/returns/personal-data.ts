import { rowsOfOrders } from '../../platform/personal-data/owned-rows-repository.ts';
import type { PersonalDataArea } from '../../platform/personal-data/personal-data.ts';

/** Returns and pallets that came back belong to their orders, and stay as long as these. */
export const returnData: PersonalDataArea = {
  name: 'returns',
  tables: {
    withdrawal: 'contracts and claims',
    withdrawal_line: 'contracts and claims',
    pallet_return: 'contracts and claims',
  },
  export: async (db, subject) => ({
    withdrawal: await rowsOfOrders(db, 'withdrawal', subject),
    withdrawal_line: await db
      .selectFrom('withdrawal_line')
      .innerJoin('withdrawal', (join) =>
        join
          .onRef('withdrawal.market', '=', 'withdrawal_line.market')
          .onRef('withdrawal.id', '=', 'withdrawal_line.withdrawal_id'),
      )
      .innerJoin('orders', (join) =>
        join
          .onRef('orders.market', '=', 'withdrawal.market')
          .onRef('orders.number', '=', 'withdrawal.order_number'),
      )
      .selectAll('withdrawal_line')
      .where('orders.market', '=', subject.market)
      .where('orders.customer_id', '=', subject.customerId)
      .execute(),
    pallet_return: await rowsOfOrders(db, 'pallet_return', subject),
  }),
  /**
   * The declaration stays with its contract, whose order is cut from the account. How a parcel came
   * back is of no use once the return is finished.
   */
  erase: async (tx, { market, customerId }) => {
    await tx
      .updateTable('withdrawal')
      .set({ carrier: null, parcel: null })
      .where('market', '=', market)
      .where('order_number', 'in', (numbers) =>
        numbers
          .selectFrom('orders')
          .select('number')
          .where('market', '=', market)
          .where('customer_id', '=', customerId),
      )
      .execute();
  },
};
