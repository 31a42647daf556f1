import type { FiscalFacts, MarketDocuments } from '@materia/market-model';
import { fiscalMark } from './fiscal-mark.ts';

/** What invoices and credit notes must say, and their series. */
export const documents = {
  // CIVA, art. 36.º, n.º 5; register and capital: Código das Sociedades Comerciais, art. 171.º.
  sellerFacts: [
    { label: 'NIF', value: '509410103' },
    { label: 'Registo comercial', value: 'Conservatória do Registo Comercial de Loures' },
    { label: 'Capital realizado', value: '20 000 000 €' },
  ],
  creditNoteNumber: 'NC {store}{year}/{number}',
  businessNotes: [],
  simplifiedUpToMinor: null,
  untaxedDepositNote:
    'Caução de embalagens a devolver: não sujeita a IVA (CIVA, art. 16.º, n.º 6, al. d)).',
  fiscalMark: (facts: FiscalFacts) => fiscalMark(facts),
} as const satisfies MarketDocuments;
