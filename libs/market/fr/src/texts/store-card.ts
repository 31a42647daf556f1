import type { MarketTexts } from '@materia/market-model';

export const storeCard = {
  openUntil: 'Ouvert jusqu’à {time}',
  opensToday: 'Fermé, ouvre aujourd’hui à {time}',
  opensLater: 'Fermé, ouvre {date} à {time}',
  closed: 'Fermé',
  distance: 'à {kilometres} km',
  chosen: 'Votre magasin',
  change: 'Changer de magasin',
  choose: 'Choisir un magasin',
  pickupAt: 'Retrait : {store}',
  noStore: 'Nous livrons chez vous. Pour un retrait, choisissez un magasin.',
  pricesFrom: 'Prix et stocks : {store}',
  hours: 'Horaires d’ouverture',
  contactHours: 'du lundi au samedi, de {from} à {to}',
} as const satisfies MarketTexts['storeCard'];
