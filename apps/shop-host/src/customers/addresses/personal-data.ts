import type { PersonalDataArea } from '../../platform/personal-data/personal-data.ts';

export const addressData: PersonalDataArea = {
  name: 'address book',
  tables: { address: 'erased' },
  export: async (db, { market, customerId }) => ({
    address: await db
      .selectFrom('address')
      .selectAll()
      .where('market', '=', market)
      .where('customer_id', '=', customerId)
      .execute(),
  }),
  erase: async (tx, { market, customerId }) => {
    await tx
      .deleteFrom('address')
      .where('market', '=', market)
      .where('customer_id', '=', customerId)
      .execute();
  },
};
