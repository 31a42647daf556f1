import type { HostTexts } from '@materia/market-model';

export const documents = {
  companyNumber: 'SIREN / SIRET',
  vatNumber: 'N° TVA',
  columnKind: 'Type de document',
  columnNumber: 'Numéro',
  columnDate: 'Date d’émission',
  columnSeller: 'Vendeur',
  columnBuyer: 'Client',
  columnRate: 'Taux de TVA (%)',
  columnNet: 'Montant HT',
  columnTax: 'TVA',
  columnGross: 'Montant TTC',
  columnCurrency: 'Devise',
  columnOrder: 'Commande',
  columnPayment: 'Paiement',
  kindInvoice: 'Facture',
  kindCreditNote: 'Avoir',
  kindSellerInvoice: 'Facture du vendeur',
  kindReceipt: 'Ticket de caisse',
} as const satisfies HostTexts['documents'];
