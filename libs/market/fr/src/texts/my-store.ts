import type { MarketTexts } from '@materia/market-model';

export const myStore = {
  title: 'Mon magasin',
  lead: 'Les prix, la disponibilité et les délais de retrait affichés sont ceux de ce magasin.',
  change: 'Changer de magasin',
  choose: 'Choisir un magasin',
  details: 'Page du magasin',
  noneTitle: 'Vous n’avez pas encore choisi de magasin',
  noneText: 'Choisissez un magasin pour voir ses prix, ses stocks et ses délais de retrait.',
} as const satisfies MarketTexts['myStore'];
