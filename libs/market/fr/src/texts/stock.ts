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
  regional: 'En entrepôt régional',
  regionalUnits: {
    one: '{count} en stock en entrepôt régional',
    many: '{count} en stock en entrepôt régional',
    other: '{count} en stock en entrepôt régional',
  },
  within24: 'Sous 24 heures',
  within24Units: {
    one: '{count} disponible sous 24 heures',
    many: '{count} disponibles sous 24 heures',
    other: '{count} disponibles sous 24 heures',
  },
  homeCourier: 'Livraison à domicile',
  vendorDelivery: 'Livraison par le vendeur',
  units: { one: '{count} pièce', many: '{count} de pièces', other: '{count} pièces' },
} as const satisfies MarketTexts['stock'];
