import type { MarketDocuments } from '@materia/market-model';

/** What invoices and credit notes must say, and their series. */
export const documents = {
  // Ustawa o VAT, art. 106e; BDO number: ustawa o odpadach, art. 63; register: KSH, art. 206.
  sellerFacts: [
    { label: 'NIP', value: '7811900014' },
    { label: 'REGON', value: '302400013' },
    { label: 'KRS', value: '0000412786' },
    { label: 'BDO', value: '000046128' },
    { label: 'Kapitał zakładowy', value: '50 000 000 zł' },
  ],
  creditNoteNumber: 'FK/{year}/{store}/{number}',
  // Products of annex 15 of the VAT act, which need the note on split payment, are not sold.
  businessNotes: [],
  simplifiedUpToMinor: null,
  untaxedDepositNote:
    'Kaucja za opakowania zwrotne nie wchodzi do podstawy opodatkowania (ustawa o VAT, art. 29a ust. 11).',
} as const satisfies MarketDocuments;
