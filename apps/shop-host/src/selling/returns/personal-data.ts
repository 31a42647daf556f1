import { ownedNumbers, rowsOfOrders } from '../../platform/personal-data/owned-rows-repository.ts';
import type { PersonalDataArea } from '../../platform/personal-data/personal-data.ts';

/** Withdrawals belong to their orders, and stay as long as these. */
export const returnData: PersonalDataArea = {
  name: 'returns',
  tables: { withdrawal: 'contracts and claims', withdrawal_line: 'contracts and claims' },
  export: async function* (db, subject) {
    yield* rowsOfOrders(db, 'withdrawal', subject);
    for await (const numbers of ownedNumbers(db, 'orders', subject))
      yield {
        table: 'withdrawal_line',
        rows: await db
          .selectFrom('withdrawal_line')
          .innerJoin('withdrawal', (join) =>
            join
              .onRef('withdrawal.market', '=', 'withdrawal_line.market')
              .onRef('withdrawal.id', '=', 'withdrawal_line.withdrawal_id'),
          )
          .selectAll('withdrawal_line')
          .where('withdrawal.market', '=', subject.market)
          .where('withdrawal.order_number', 'in', numbers)
          .execute(),
      };
  },
  /** They name nobody: their orders are cut from the account. */
  erase: async () => {},
};
