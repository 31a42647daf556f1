import type { MarketTexts } from '@materia/market-model';

export const orderDelivery = {
  address: 'Adresse de livraison',
  relayPoint: 'Point relais',
  locker: 'Consigne automatique',
  sentBy: 'Vendu et expédié par {vendor}',
} as const satisfies MarketTexts['orderDelivery'];
