import type { MarketTexts } from '@materia/market-model';

export const productMore = {
  zoom: 'Agrandir la photo',
  larger: 'Agrandir deux fois',
  pictureOf: 'Photo {number} sur {count}',
  showOffer: 'Voir l’offre de {seller}',
  shownOffer: 'Vous consultez l’offre de {seller}.',
  bestOffer: 'Revenir à la meilleure offre',
  packaging: 'Conditionnement',
  packagingText: '1 {saleUnit} = {amount} {unit}',
  warranty: 'Garantie commerciale',
  warrantyYears: {
    one: '{count} an',
    many: '{count} d’années',
    other: '{count} ans',
  },
  recommended: 'Autres produits : {category}',
  toList: 'Ajouter à une liste',
  seen: 'Vus récemment',
  stockElsewhereChoose:
    'Choisissez un magasin ou partagez votre position pour voir le stock des magasins proches.',
  nearMe: 'Voir le stock autour de moi',
  nearMeAsking: 'Recherche de votre position…',
  nearMeDenied: 'Le navigateur ne nous donne pas votre position.',
  nearMeFailed: 'Le stock autour de vous n’est pas disponible. Réessayez dans un instant.',
  nearMeResult: 'Stock dans les magasins les plus proches :',
} as const satisfies MarketTexts['productMore'];
