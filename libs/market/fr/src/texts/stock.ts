import type { MarketTexts } from '@materia/market-model';

export const stock = {
  unavailable: 'Indisponible',
  restocking: 'En cours de réapprovisionnement',
  onOrder: 'Sur commande à l’entrepôt',
  inStore: 'En magasin',
  inStoreUnits: {
    one: '{count} en stock en magasin',
    many: '{count} en stock en magasin',
    other: '{count} en stock en magasin',
  },
  online: 'Disponible en ligne',
  onlineUnits: {
    one: '{count} en stock en ligne',
    many: '{count} en stock en ligne',
    other: '{count} en stock en ligne',
  },
  regional: 'En plateforme régionale',
  regionalUnits: {
    one: '{count} en stock en plateforme régionale',
    many: '{count} en stock en plateforme régionale',
    other: '{count} en stock en plateforme régionale',
  },
  within24: 'Sous 24 heures',
  within24Units: {
    one: '{count} disponible sous 24 heures',
    many: '{count} disponibles sous 24 heures',
    other: '{count} disponibles sous 24 heures',
  },
  homeCourier: 'Livraison par transporteur',
  vendorDelivery: 'Livraison par le vendeur',
  units: { one: '{count} pièce', many: '{count} de pièces', other: '{count} pièces' },
} as const satisfies MarketTexts['stock'];
