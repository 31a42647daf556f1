import type { MarketTexts } from '@materia/market-model';

export const locator = {
  places: 'Localités',
  map: 'Carte des magasins',
  mapText: 'Chaque point mène à un magasin de la liste.',
  showMap: 'Afficher la carte',
  hideMap: 'Masquer la carte',
  position: 'Magasins autour de moi',
  positionAsking: 'Recherche de votre position…',
  positionDenied:
    'Le navigateur ne nous donne pas votre position. Saisissez un code postal ou une ville.',
  positionFailed: 'Votre position est introuvable. Saisissez un code postal ou une ville.',
  resultsHere: {
    one: '{count} magasin près de vous',
    many: '{count} magasins, du plus proche au plus éloigné',
    other: '{count} magasins, du plus proche au plus éloigné',
  },
  noPlace: 'Aucune ville de ce nom',
  placeCount: {
    one: '{count} ville proposée',
    many: '{count} villes proposées',
    other: '{count} villes proposées',
  },
  lookupFailed: 'Erreur lors de la récupération du magasin de retrait',
  storeOnMap: '{store} sur la carte du pays',
} as const satisfies MarketTexts['locator'];
