import type { MarketTexts } from '@materia/market-model';

export const orderDelivery = {
  address: 'Morada de entrega',
  relayPoint: 'Ponto de levantamento',
  locker: 'Cacifo automático',
  sentBy: 'Vendido e enviado por {vendor}',
} as const satisfies MarketTexts['orderDelivery'];
