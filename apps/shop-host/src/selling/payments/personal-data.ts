import type { PersonalDataArea } from '../../platform/personal-data/personal-data.ts';

/** Payments and refunds belong to their purchases, and stay as long as these. */
export const paymentData: PersonalDataArea = {
  name: 'payments',
  tables: {
    payment_attempt: 'tax documents',
    payment_refund: 'tax documents',
  },
  export: async (db, { market, customerId }) => ({
    payment_attempt: await db
      .selectFrom('payment_attempt')
      .innerJoin('purchase', (join) =>
        join
          .onRef('purchase.market', '=', 'payment_attempt.market')
          .onRef('purchase.number', '=', 'payment_attempt.purchase_number'),
      )
      .selectAll('payment_attempt')
      .where('purchase.market', '=', market)
      .where('purchase.customer_id', '=', customerId)
      .execute(),
    payment_refund: await db
      .selectFrom('payment_refund')
      .innerJoin('payment_attempt', (join) =>
        join
          .onRef('payment_attempt.market', '=', 'payment_refund.market')
          .onRef('payment_attempt.id', '=', 'payment_refund.attempt_id'),
      )
      .innerJoin('purchase', (join) =>
        join
          .onRef('purchase.market', '=', 'payment_attempt.market')
          .onRef('purchase.number', '=', 'payment_attempt.purchase_number'),
      )
      .selectAll('payment_refund')
      .where('purchase.market', '=', market)
      .where('purchase.customer_id', '=', customerId)
      .execute(),
  }),
  /** They name nobody: their purchases are cut from the account. */
  erase: async () => {},
};
