import {
  cutFromAccount,
  deleteOwned,
  ownedRows,
} from '../../platform/personal-data/owned-rows-repository.ts';
import type { PersonalDataArea } from '../../platform/personal-data/personal-data.ts';

/** Receipts, invoices and credit notes stay without their account. A quote is an offer, which ends with it. */
export const documentData: PersonalDataArea = {
  name: 'documents',
  tables: {
    receipt: 'tax documents',
    invoice: 'tax documents',
    credit_note: 'tax documents',
    seller_invoice: 'tax documents',
    quote: 'erased',
  },
  export: async function* (db, subject) {
    yield* ownedRows(db, 'receipt', subject);
    yield* ownedRows(db, 'invoice', subject);
    yield* ownedRows(db, 'credit_note', subject);
    yield* ownedRows(db, 'seller_invoice', subject);
    yield* ownedRows(db, 'quote', subject);
  },
  erase: async (tx, subject) => {
    await cutFromAccount(tx, 'receipt', subject);
    await cutFromAccount(tx, 'invoice', subject);
    await cutFromAccount(tx, 'credit_note', subject);
    await cutFromAccount(tx, 'seller_invoice', subject);
    await deleteOwned(tx, 'quote', subject);
  },
};
