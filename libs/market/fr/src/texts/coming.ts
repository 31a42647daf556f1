import type { MarketTexts } from '@materia/market-model';

export const coming = {
  quote: 'Détail du devis',
  createQuote: 'Nouveau devis',
  text: 'Cette page est en préparation : vous ne pouvez encore rien y faire.',
  helpTitle: 'Ce que vous pouvez faire dès maintenant',
  help: 'Votre magasin s’occupe de cette demande : appelez, écrivez ou passez nous voir.',
  toStore: 'Contacter le magasin',
  toLogin: 'Aller à la connexion',
} as const satisfies MarketTexts['coming'];
