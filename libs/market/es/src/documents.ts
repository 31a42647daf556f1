import type { MarketDocuments } from '@materia/market-model';

/** What invoices and credit notes must say, and their series. */
export const documents = {
  // RD 1619/2012, art. 6; register: Código de Comercio, art. 24.
  sellerFacts: [
    { label: 'NIF', value: 'A81234536' },
    {
      label: 'Registro',
      value: 'Registro Mercantil de Madrid, tomo 21.480, folio 112, hoja M-381204',
    },
  ],
  // Corrections have a series of their own: RD 1619/2012, art. 6.1.a).
  creditNoteNumber: 'R{year}-{store}-{number}',
  businessNotes: [],
  // Retail: RD 1619/2012, art. 4.2.a).
  simplifiedUpToMinor: 300_000,
  untaxedDepositNote: null,
} as const satisfies MarketDocuments;
