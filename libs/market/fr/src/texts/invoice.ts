import type { MarketTexts } from '@materia/market-model';

export const invoice = {
  wanted: 'Je souhaite une facture au nom de mon entreprise',
  wantedHint: 'Indiquez l’entreprise au nom de laquelle elle sera établie.',
  title: 'Facture',
  made: 'Facture {number} du {date}',
  willCome: 'Le magasin établira une facture avec TVA au nom de l’entreprise indiquée.',
  askStore:
    'Vous n’avez pas demandé de facture pour cette commande. Le magasin peut l’établir sur demande.',
  willComeFromVendor: '{vendor} établira une facture avec TVA au nom de l’entreprise indiquée.',
  askVendor:
    'Vous n’avez pas demandé de facture pour cette commande. Demandez-la au vendeur : {vendor}.',
} as const satisfies MarketTexts['invoice'];
