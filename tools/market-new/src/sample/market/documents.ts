import type { MarketDocuments } from '@materia/market-model';

/** What invoices and credit notes must say, and their series. */
export const documents = {
  // UStG, § 14, Abs. 4; register: HGB, § 37a.
  sellerFacts: [
    { label: 'USt-IdNr.', value: 'DE136695976' },
    { label: 'Handelsregister', value: 'Amtsgericht Charlottenburg, HRB 176435' },
  ],
  creditNoteNumber: 'G{year}-{store}-{number}',
  businessNotes: [],
  // UStDV, § 33.
  simplifiedUpToMinor: 25_000,
  untaxedDepositNote: null,
} as const satisfies MarketDocuments;
