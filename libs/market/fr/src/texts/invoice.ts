import type { MarketTexts } from '@materia/market-model';

export const invoice = {
  wanted: 'Je souhaite une facture avec TVA',
  wantedHint: 'Indiquez l’entreprise au nom de laquelle elle sera établie.',
  title: 'Facture',
  made: 'Facture {number} du {date}',
  willCome: 'Le magasin établira une facture avec TVA au nom de l’entreprise indiquée.',
  askStore:
    'Vous n’avez pas demandé de facture pour cette commande. Le magasin peut l’établir sur demande.',
} as const satisfies MarketTexts['invoice'];
