import type { MarketTexts } from '@materia/market-model';

export const orderDelivery = {
  title: 'Envío',
  address: 'Dirección de entrega',
  relayPoint: 'Punto de recogida',
  locker: 'Taquilla automática',
  arrivesOn: 'Llegada prevista: {date}',
  arrivesIn: 'Llegada prevista: {date}, de {from} a {to}',
  readyOn: 'En el punto de recogida desde el {date}',
  sentBy: 'Vendido y enviado por {vendor}',
} as const satisfies MarketTexts['orderDelivery'];
