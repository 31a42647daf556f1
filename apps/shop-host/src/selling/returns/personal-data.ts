import { rowsOfOrders } from '../../platform/personal-data/owned-rows-repository.ts';
import type { PersonalDataArea } from '../../platform/personal-data/personal-data.ts';

/** Withdrawals belong to their orders, and stay as long as these. */
export const returnData: PersonalDataArea = {
  name: 'returns',
  tables: { withdrawal: 'contracts and claims', withdrawal_line: 'contracts and claims' },
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
  }),
  /** They name nobody: their orders are cut from the account. */
  erase: async () => {},
};
