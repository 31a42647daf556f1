import type { PersonalDataArea } from '../../platform/personal-data/personal-data.ts';

export const listData: PersonalDataArea = {
  name: 'lists',
  tables: { shopping_list: 'erased', shopping_list_line: 'erased' },
  export: async (db, { market, customerId }) => ({
    shopping_list: await db
      .selectFrom('shopping_list')
      .selectAll()
      .where('market', '=', market)
      .where('customer_id', '=', customerId)
      .execute(),
    shopping_list_line: await db
      .selectFrom('shopping_list_line')
      .innerJoin('shopping_list', (join) =>
        join
          .onRef('shopping_list.market', '=', 'shopping_list_line.market')
          .onRef('shopping_list.id', '=', 'shopping_list_line.list_id'),
      )
      .selectAll('shopping_list_line')
      .where('shopping_list.market', '=', market)
      .where('shopping_list.customer_id', '=', customerId)
      .execute(),
  }),
  erase: async (tx, { market, customerId }) => {
    await tx
      .deleteFrom('shopping_list')
      .where('market', '=', market)
      .where('customer_id', '=', customerId)
      .execute();
  },
};
