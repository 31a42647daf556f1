import type { MarketTexts } from '@materia/market-model';

export const orderDelivery = {
  title: 'Livraison',
  address: 'Adresse de livraison',
  relayPoint: 'Point relais',
  locker: 'Consigne automatique',
  arrivesOn: 'Livraison prévue : {date}',
  arrivesIn: 'Livraison prévue : {date}, entre {from} et {to}',
  readyOn: 'Au point relais à partir du {date}',
  sentBy: 'Vendu et expédié par {vendor}',
} as const satisfies MarketTexts['orderDelivery'];
