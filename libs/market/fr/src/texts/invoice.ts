import type { MarketTexts } from '@materia/market-model';

export const invoice = {
  wanted: 'Je souhaite une facture avec TVA',
  wantedHint: 'Le magasin l’établira aux coordonnées de votre compte.',
  title: 'Facture',
  made: 'Facture {number} du {date}',
  willCome: 'Le magasin établira une facture avec TVA aux coordonnées de votre compte.',
  askStore:
    'Vous n’avez pas demandé de facture pour cette commande. Le magasin peut l’établir sur demande.',
} as const satisfies MarketTexts['invoice'];
