import { ownedNumbers, rowsOfOrders } from '../../platform/personal-data/owned-rows-repository.ts';
import type { PersonalDataArea } from '../../platform/personal-data/personal-data.ts';

/** Returns and pallets that came back belong to their orders, and stay as long as these. */
export const returnData: PersonalDataArea = {
  name: 'returns',
  tables: {
    withdrawal: 'contracts and claims',
    withdrawal_line: 'contracts and claims',
    pallet_return: 'contracts and claims',
  },
  export: async function* (db, subject) {
    yield* rowsOfOrders(db, 'withdrawal', subject);
    yield* rowsOfOrders(db, 'pallet_return', subject);
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
