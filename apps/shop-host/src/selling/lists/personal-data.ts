import { deleteOwned, ownedRows } from '../../platform/personal-data/owned-rows-repository.ts';
import type { PersonalDataArea } from '../../platform/personal-data/personal-data.ts';

export const listData: PersonalDataArea = {
  name: 'lists',
  tables: { shopping_list: 'erased', shopping_list_line: 'erased' },
  export: async (db, subject) => ({
    shopping_list: await ownedRows(db, 'shopping_list', subject),
    shopping_list_line: await db
      .selectFrom('shopping_list_line')
      .innerJoin('shopping_list', (join) =>
        join
          .onRef('shopping_list.market', '=', 'shopping_list_line.market')
          .onRef('shopping_list.id', '=', 'shopping_list_line.list_id'),
      )
      .selectAll('shopping_list_line')
      .where('shopping_list.market', '=', subject.market)
      .where('shopping_list.customer_id', '=', subject.customerId)
      .execute(),
  }),
  /** Lines go with their list. */
  erase: (tx, subject) => deleteOwned(tx, 'shopping_list', subject),
};
