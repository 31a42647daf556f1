import type { PersonalDataArea } from '../../platform/personal-data/personal-data.ts';

export const reviewData: PersonalDataArea = {
  name: 'reviews',
  tables: { review: 'erased' },
  export: async (db, { market, customerId }) => ({
    review: await db
      .selectFrom('review')
      .selectAll()
      .where('market', '=', market)
      .where('customer_id', '=', customerId)
      .execute(),
  }),
  erase: async (tx, { market, customerId }) => {
    await tx
      .deleteFrom('review')
      .where('market', '=', market)
      .where('customer_id', '=', customerId)
      .execute();
  },
};
