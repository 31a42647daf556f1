import type { MarketDocuments } from '@materia/market-model';

/** What invoices and credit notes must say, and their series. */
export const documents = {
  // CGI, annexe II, art. 242 nonies A; register and capital: Code de commerce, art. R123-237, R123-238.
  sellerFacts: [
    { label: 'SIREN', value: '512 430 109' },
    { label: 'RCS', value: 'Lyon 512 430 109' },
    { label: 'TVA intracommunautaire', value: 'FR01512430109' },
    { label: 'Capital social', value: '40 000 000 €' },
  ],
  creditNoteNumber: 'AV{year}-{store}-{number}',
  businessNotes: [
    'Nature des opérations : livraison de biens. TVA acquittée sur les débits.',
    'Pas d’escompte pour paiement anticipé. En cas de retard de paiement : pénalités au taux de trois fois l’intérêt légal et indemnité forfaitaire de 40 € pour frais de recouvrement (Code de commerce, art. L441-10).',
  ],
  simplifiedUpToMinor: null,
  untaxedDepositNote:
    'Consigne d’emballages à rendre : hors du champ de la TVA (BOI-TVA-SECT-90-30).',
} as const satisfies MarketDocuments;
