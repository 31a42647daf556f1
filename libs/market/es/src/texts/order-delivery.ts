import type { MarketTexts } from '@materia/market-model';

export const orderDelivery = {
  address: 'Dirección de entrega',
  relayPoint: 'Punto de recogida',
  locker: 'Taquilla automática',
  sentBy: 'Vendido y enviado por {vendor}',
} as const satisfies MarketTexts['orderDelivery'];
