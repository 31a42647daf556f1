import { ownedNumbers } from '../../platform/personal-data/owned-rows-repository.ts';
import type { PersonalDataArea } from '../../platform/personal-data/personal-data.ts';

/** Payments and refunds belong to their purchases, and stay as long as these. */
export const paymentData: PersonalDataArea = {
  name: 'payments',
  tables: {
    payment_attempt: 'tax documents',
    payment_refund: 'tax documents',
  },
  export: async function* (db, subject) {
    for await (const numbers of ownedNumbers(db, 'purchase', subject))
      yield {
        table: 'payment_attempt',
        rows: await db
          .selectFrom('payment_attempt')
          .selectAll()
          .where('market', '=', subject.market)
          .where('purchase_number', 'in', numbers)
          .execute(),
      };
    for await (const numbers of ownedNumbers(db, 'purchase', subject))
      yield {
        table: 'payment_refund',
        rows: await db
          .selectFrom('payment_refund')
          .innerJoin('payment_attempt', (join) =>
            join
              .onRef('payment_attempt.market', '=', 'payment_refund.market')
              .onRef('payment_attempt.id', '=', 'payment_refund.attempt_id'),
          )
          .selectAll('payment_refund')
          .where('payment_attempt.market', '=', subject.market)
          .where('payment_attempt.purchase_number', 'in', numbers)
          .execute(),
      };
  },
  /** They name nobody: their purchases are cut from the account. */
  erase: async () => {},
};
