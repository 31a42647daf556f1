import type { PersonalDataArea } from '../../platform/personal-data/personal-data.ts';

/** Receipts, invoices and credit notes stay without their account. A quote is an offer, which ends with it. */
export const documentData: PersonalDataArea = {
  name: 'documents',
  tables: {
    receipt: 'tax documents',
    invoice: 'tax documents',
    credit_note: 'tax documents',
    quote: 'erased',
  },
  export: async (db, { market, customerId }) => ({
    receipt: await db
      .selectFrom('receipt')
      .selectAll()
      .where('market', '=', market)
      .where('customer_id', '=', customerId)
      .execute(),
    invoice: await db
      .selectFrom('invoice')
      .selectAll()
      .where('market', '=', market)
      .where('customer_id', '=', customerId)
      .execute(),
    credit_note: await db
      .selectFrom('credit_note')
      .selectAll()
      .where('market', '=', market)
      .where('customer_id', '=', customerId)
      .execute(),
    quote: await db
      .selectFrom('quote')
      .selectAll()
      .where('market', '=', market)
      .where('customer_id', '=', customerId)
      .execute(),
  }),
  erase: async (tx, { market, customerId }) => {
    for (const table of ['receipt', 'invoice', 'credit_note'] as const)
      await tx
        .updateTable(table)
        .set({ customer_id: null })
        .where('market', '=', market)
        .where('customer_id', '=', customerId)
        .execute();
    await tx
      .deleteFrom('quote')
      .where('market', '=', market)
      .where('customer_id', '=', customerId)
      .execute();
  },
};
