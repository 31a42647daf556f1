import type { MarketTexts } from '@materia/market-model';

export const invoice = {
  wanted: 'Je souhaite une facture au nom de mon entreprise',
  wantedHint: 'Indiquez l’entreprise au nom de laquelle elle sera établie.',
  title: 'Facture',
  made: 'Facture {number} du {date}',
  willCome: 'Le magasin établira une facture au nom de l’entreprise indiquée.',
  askStore: 'Le magasin établit la facture sur demande. Indiquez le numéro de commande.',
  willComeFromVendor: '{vendor} établira une facture au nom de l’entreprise indiquée.',
  askVendor:
    'Le vendeur établit la facture sur demande : {vendor}. Indiquez le numéro de commande.',
  documents: 'Documents',
  confirmationPdf: 'Confirmation de commande (PDF)',
  invoicePdf: 'Facture {number} (PDF)',
  creditNotePdf: 'Avoir {number} (PDF)',
  receiptPdf: 'Ticket de caisse {number} (PDF)',
  withdrawalPdf: 'Accusé de réception de la rétractation du {date} (PDF)',
  download: 'Télécharger le PDF',
  sellerInvoicePdf: 'Facture du vendeur {number} (PDF)',
} as const satisfies MarketTexts['invoice'];
